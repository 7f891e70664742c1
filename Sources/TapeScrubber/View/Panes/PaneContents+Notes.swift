import SessionModel
import TapeReplay
import TerminalKit

extension PaneContents {
  /// Marks and notes around the position, those at it marked.
  func notes(rows: Int) -> [PaneLine] {
    let past = remarks.firstPlace { $0.position.event > moment.position.event }
    let first = PaneContents.firstRow(of: remarks.count, rows: rows, current: max(0, past - 1))
    return remarks.indices.dropFirst(first).prefix(rows).map(line)
  }

  private func line(of place: Int) -> PaneLine {
    let remark = remarks[place]
    let isHere = remark.position.event == moment.position.event
    var line = PaneLine(isHere ? "\(symbols.current) " : "  ", subject: .remark(place))
    line.isCurrent = isHere
    line.add("\(TimeText.text(remark.position.time))  ", isHere ? Palette.strong : Palette.quiet)
    switch remark.content {
    case .mark(let name): line.add("@\(name)", Palette.remark)
    case .note(let text): line.add(text, isHere ? Palette.strong : .plain)
    }
    return line
  }
}
