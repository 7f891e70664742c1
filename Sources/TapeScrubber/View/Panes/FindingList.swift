import Findings
import SessionModel
import TapeReplay

/// What the checker has found so far, and which of it stands at a position.
struct FindingList {
  /// In order of place.
  let findings: [Finding]
  /// Whether the tape is being checked, and has been for more than a frame.
  let isBusy: Bool

  /// Places of the findings at `position`.
  func places(at position: Position) -> Range<Int> {
    let first = findings.firstPlace { $0.event >= position.event }
    let last = findings.firstPlace { $0.place > position }
    return first..<max(first, last)
  }
}
