import Findings
import SessionModel
import TapeReplay
import TerminalKit

extension PaneContents {
  /// What was found at the position, its message in full; then the next one and the one before.
  func findingLines(rows: Int) -> [PaneLine] {
    let here = findings.places(at: moment.position)
    var lines = here.flatMap { message($0) }
    if lines.count > rows { return cut(here, rows: rows) }
    // The whole message is worth more than its neighbours.
    if !lines.isEmpty, lines.count >= rows { return lines }
    let all = findings.findings
    if here.upperBound < all.count { lines.append(brief(here.upperBound, "next")) }
    if here.lowerBound > 0 { lines.append(brief(here.lowerBound - 1, "last")) }
    if findings.isBusy {
      lines.append(PaneLine("still checking\(symbols.ellipsis)", Palette.quiet))
    }
    return lines
  }

  /// As many of the messages at the position as fit, the first at least in part, and how many are
  /// left.
  private func cut(_ here: Range<Int>, rows: Int) -> [PaneLine] {
    guard here.count > 1, rows > 1 else { return here.flatMap { message($0, rows: rows) } }
    var lines = message(here.lowerBound, rows: rows - 1)
    var left = here.dropFirst()
    while let place = left.first {
      let next = message(place)
      guard lines.count + next.count < rows else { break }
      lines += next
      left = left.dropFirst()
    }
    return lines + [PaneLine("\(left.count) more here", Palette.quiet)]
  }

  private func message(_ place: Int, rows: Int = .max) -> [PaneLine] {
    let finding = findings.findings[place]
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    let text = "\(symbols.current) \(rule): \(finding.message.text(in: names))"
    var lines = PaneLine.wrapped(
      text,
      style(finding),
      width: width,
      rows: rows,
      subject: .finding(place)
    )
    if !lines.isEmpty { lines[0].isCurrent = true }
    return lines
  }

  /// One line, with its place among all.
  private func brief(_ place: Int, _ title: String) -> PaneLine {
    let finding = findings.findings[place]
    var line = PaneLine(
      "\(title) \(TimeText.text(finding.time))  ",
      Palette.quiet,
      subject: .finding(place)
    )
    line.add("\(finding.severity.spelling) \(finding.rule.spelling)", style(finding))
    line.add("  \(place + 1)/\(findings.findings.count)", Palette.quiet)
    return line
  }

  private func style(_ finding: Finding) -> Style {
    switch finding.severity {
    case .error: Palette.trouble
    case .warning: Palette.notice
    case .info: .plain
    }
  }
}
