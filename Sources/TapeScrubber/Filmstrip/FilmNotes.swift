import Findings
import SessionModel
import TapeReplay
import TerminalKit

/// What there is to be said below a row of pictures: marks, and what the checker finds in their time.
struct FilmNotes {
  /// The pictures in whose time something was found.
  let marked: Set<Int>
  /// Marks and findings, each on as many lines as it takes.
  let screen: Screen

  /// Lines below one row of pictures at most.
  private static var mostLines: Int { 8 }

  init<Source: EventSource, Look>(
    _ frames: [FilmFrame<Look>],
    _ scan: inout FindingScan<Source>,
    names: NameTable,
    width: Int,
    glyphs: GlyphSet
  ) throws(Source.Failure) {
    while !scan.isComplete { try scan.advance(blocks: .max) }
    var marked: Set<Int> = []
    var lines: [String] = []
    var left = 0
    for finding in scan.findings where finding.severity > .info {
      let place = frames.firstIndex {
        $0.start <= finding.time && finding.time < $0.until
      }
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
    let marks = Self.lines(of: frames.flatMap(\.marks), names, glyphs)
    screen = Self.screen(marks, lines, width: width, Symbols(glyphs))
  }

  private static func line(_ finding: Finding, _ names: NameTable) -> String {
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    return "! \(TimeText.text(finding.time))  \(rule): \(finding.message.text(in: names))"
  }

  private static func lines(
    of marks: [FilmMark],
    _ names: NameTable,
    _ glyphs: GlyphSet
  ) -> [String] {
    let sign = Character(Symbols(glyphs).marked)
    let lines = marks.prefix(mostLines).map { mark in
      "\(sign) \(TimeText.text(mark.time))  \(names[mark.name])"
    }
    let left = marks.count - lines.count
    return left > 0 ? lines + ["\(sign) and \(left) more"] : lines
  }

  /// The lines as a terminal may show them, `width` columns wide.
  private static func screen(
    _ marks: [String],
    _ findings: [String],
    width: Int,
    _ symbols: Symbols
  ) -> Screen {
    let lines = [(marks, Palette.notice), (findings, Palette.trouble)].flatMap { texts, style in
      texts.flatMap { PaneLine.wrapped($0, style, width: width) }
    }
    var screen = Screen(CellSize(columns: width, rows: lines.count))
    for (row, line) in lines.enumerated() {
      line.write(on: &screen, at: CellPosition(column: 0, row: row), width: width, symbols)
    }
    return screen
  }
}
