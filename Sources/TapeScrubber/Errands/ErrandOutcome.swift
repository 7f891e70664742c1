/// What whoever does errands gives back.
public struct ErrandOutcome: Sendable {
  /// What the player is told.
  public var answer: ScrubberAnswer
  /// What the terminal is to be sent, such as text for the clipboard; it moves nothing on the screen.
  public var terminalBytes: [UInt8]

  /// An outcome.
  public init(_ answer: ScrubberAnswer, terminalBytes: [UInt8] = []) {
    self.answer = answer
    self.terminalBytes = terminalBytes
  }

  /// The outcome of any errand where nobody does them.
  public static let unavailable = ErrandOutcome(.refused("this player writes no files"))
}
