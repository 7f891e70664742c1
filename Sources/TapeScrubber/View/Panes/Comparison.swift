import TapeReplay

/// What a tape is compared with, and what differs.
struct Comparison: Sendable {
  /// What stands before the title of the phone, of two, that the panes are about.
  static let paneSign = "*"

  /// What the tape is called, and what stands beside it.
  let ownTitle: String
  let title: String
  /// Before is the tape, after what stands beside it.
  let changes: [StateChange]
}
