import SessionModel
import TapeReplay
import TerminalKit

extension PaneContents {
  /// Marks and notes around the position, those at it marked.
  func noteLines(rows: Int) -> [PaneLine] {
    let past = notes.firstPlace { $0.position.event > moment.position.event }
    let first = PaneContents.firstRow(of: notes.count, rows: rows, current: max(0, past - 1))
    return notes.indices.dropFirst(first).prefix(rows).map(line)
  }

  private func line(of place: Int) -> PaneLine {
    let note = notes[place]
    let isHere = note.position.event == moment.position.event
    var line = PaneLine(isHere ? "\(symbols.current) " : "  ", subject: .note(place))
    line.isCurrent = isHere
    line.add("\(TimeText.text(note.position.time))  ", isHere ? Palette.strong : Palette.quiet)
    switch note.content {
    case .mark(let name): line.add("@\(name)", Palette.notice)
    case .note(let text): line.add(text, isHere ? Palette.strong : .plain)
    }
    return line
  }
}
