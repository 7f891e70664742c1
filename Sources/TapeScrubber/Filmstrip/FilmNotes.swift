import Findings
import SessionModel
import TapeReplay
import TerminalKit

/// What the checker finds in the time of a row of pictures.
struct FilmNotes {
  /// The pictures in whose time something was found.
  let marked: Set<Int>
  /// What was found, a finding a line; what is too wide is cut.
  let lines: [String]

  /// Lines below one row of pictures at most.
  private static var mostLines: Int { 8 }

  init<Source: EventSource>(
    _ spans: [Range<Time>],
    _ scan: inout FindingScan<Source>,
    names: NameTable,
    width: Int
  ) throws(Source.Failure) {
    while !scan.isComplete { try scan.advance(blocks: .max) }
    var marked: Set<Int> = []
    var lines: [String] = []
    var left = 0
    for finding in scan.findings where finding.severity > .info {
      let place = spans.firstIndex { $0.contains(finding.time) }
      guard let place else { continue }
      marked.insert(place)
      if lines.count < Self.mostLines {
        lines.append(Self.line(finding, names))
      } else {
        left += 1
      }
    }
    if left > 0 { lines.append("! and \(left) more") }
    self.marked = marked
    self.lines = FilmNotes.shown(lines, width: width)
  }

  private static func line(_ finding: Finding, _ names: NameTable) -> String {
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    return "! \(TimeText.text(finding.time))  \(rule): \(finding.message.text(in: names))"
  }

  /// `lines` as a terminal may show them, cut at `width` columns.
  private static func shown(_ lines: [String], width: Int) -> [String] {
    var screen = Screen(CellSize(columns: width, rows: lines.count))
    for (row, line) in lines.enumerated() {
      screen.write(line, at: CellPosition(column: 0, row: row))
    }
    return screen.lines
  }
}
