public import SessionModel
public import TapeReplay

extension GestureExplanation {
  /// A recognizer that looked at a gesture.
  public struct Contender: Equatable, Sendable {
    /// The recognizer.
    public var recognizer: Name
    /// What it recognizes; nil if it was only reported.
    public var kind: RecognizerDeclaration.Kind?
    /// Its condition to begin, if it has one.
    public var begin: Expression?
    /// Whether it was switched off when the gesture began.
    public var isDisabled = false
    /// What became of it, in order.
    public var steps: [Step] = []
  }

  /// Something that became of a recognizer.
  public struct Step: Equatable, Sendable {
    /// When.
    public var position: Position
    /// The state it changed to; nil if it only began to wait.
    public var state: GestureState?
    /// Why; nil where the log says so, or a finger that lifted ended it.
    public var arbitration: Arbitration?
    /// What the log's report is held against; nil where the reducer decided.
    public var report: Report?
  }

  /// What is known beside a state that the log reports.
  public struct Report: Equatable, Sendable {
    /// How far its finger had moved, in points; nil if the log has no such finger.
    public var travel: Double?
    /// The state that touches alone had led to, if the reducer computed one up to then.
    public var computed: GestureState?

    /// Whether the touches say otherwise than the log.
    public func disagrees(with reported: GestureState) -> Bool {
      guard let computed else { return false }
      let isOne = computed.isActive || computed == .ended
      return isOne != (reported.isActive || reported == .ended)
    }
  }
}
