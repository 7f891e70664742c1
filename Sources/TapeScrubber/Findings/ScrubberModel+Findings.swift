import Findings
import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Goes to the next finding, or the one before, and shows what it says.
  ///
  /// The tape is checked between frames; until that is done, only what is known counts.
  mutating func goToFinding(forward isForward: Bool) {
    guard let index = index(ofFindingAfter: isForward) else {
      let side = isForward ? "later" : "earlier"
      let all = findingScan.findings.isEmpty ? "finding" : "\(side) finding"
      notice = findingScan.isComplete ? "there is no \(all)" : "no \(all) so far; still checking"
      return
    }
    showFinding(index)
  }

  /// Goes to a finding and shows what it says.
  mutating func showFinding(_ index: Int) {
    let finding = findingScan.findings[index]
    go(to: finding.place)
    shownFinding = ShownFinding(finding: finding, position: position)
    let count = findingScan.isComplete ? " of \(findingScan.findings.count)" : ""
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    notice = "\(index + 1)\(count)  \(rule): \(finding.message.text(in: names))"
  }

  /// Several findings may have one place; they are shown one after the other.
  private func index(ofFindingAfter isForward: Bool) -> Int? {
    let findings = findingScan.findings
    if let shown = shownFinding, shown.position == position,
      let index = findings.firstIndex(of: shown.finding)
    {
      let next = isForward ? index + 1 : index - 1
      return findings.indices.contains(next) ? next : nil
    }
    return isForward
      ? findings.firstIndex { $0.place > position } : findings.lastIndex { $0.place < position }
  }
}
