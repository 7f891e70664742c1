import Findings
import SessionModel
import TapeReplay

/// What the checker finds in the time of a row of pictures.
struct FilmNotes {
  /// The pictures in whose time something was found.
  let marked: Set<Int>
  /// What was found, a finding a line.
  let lines: [String]

  /// Lines below one row of pictures at most.
  private static var mostLines: Int { 8 }

  init<Source: EventSource>(
    _ frames: [FilmFrame],
    _ scan: inout FindingScan<Source>,
    names: NameTable
  ) throws(Source.Failure) {
    var unused = Timeline([])
    while !scan.isComplete { try scan.advance(blocks: .max, &unused) }
    var marked: Set<Int> = []
    var lines: [String] = []
    var left = 0
    for finding in scan.findings where finding.severity > .info {
      let place = frames.firstIndex { $0.start <= finding.time && finding.time < $0.until }
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
    self.lines = lines
  }

  private static func line(_ finding: Finding, _ names: NameTable) -> String {
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    let text = finding.message.text(in: names)
    let shown = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }
    return "! \(TimeText.text(finding.time))  \(rule): \(shown.joined())"
  }
}
