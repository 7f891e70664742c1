import Findings
import SessionModel
import TapeReplay
import TerminalKit

extension PaneContents {
  /// What was found at the position, its message in full; then the next one and the one before.
  func foundLines(rows: Int) -> [PaneLine] {
    let here = findings.places(at: moment.position)
    var lines = here.flatMap { place in
      var found = message(place, title: "\(symbols.current) ")
      if !found.isEmpty { found[0].isCurrent = true }
      return found
    }
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

  private func message(_ place: Int, title: String) -> [PaneLine] {
    let finding = findings.findings[place]
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    let text = "\(title)\(rule): \(finding.message.text(in: names))"
    return PaneLine.wrapped(text, style(finding), width: width, subject: .finding(place))
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
    line.add("  \(place + 1) of \(findings.findings.count)", Palette.quiet)
    return line
  }

  private func style(_ finding: Finding) -> Style {
    switch finding.severity {
    case .error: Palette.trouble
    case .warning: Palette.remark
    case .info: .plain
    }
  }
}
