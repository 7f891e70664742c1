public import SessionModel
public import TapeReplay

extension GestureExplanation {
  /// Something that a gesture moved, or asked for.
  public struct Drive: Equatable, Sendable {
    /// How it was let go.
    public struct Release: Equatable, Sendable {
      /// When.
      public var position: Position
      /// What was decided, and by which kind of rule.
      public var decision: Decision
      /// The rule; nil if the log decided.
      public var rule: ReleaseRule?
    }

    /// What became of it.
    public enum Fate: Equatable, Sendable {
      /// It waits for a transition of its window to end.
      case queued
      /// It was thrown away.
      case dropped
      /// It was refused.
      case refused(Refusal)
      /// It runs.
      case open
      /// It gave way to the transition that the log reports of it.
      case replaced(TransitionID)
      /// It ended.
      case completed(finished: Bool, Position)
    }

    /// The recognizer that asked for it or moved it.
    public var recognizer: Name
    /// When it was asked for.
    public var position: Position
    /// The transition; nil as long as it waits.
    public var transition: TransitionID?
    /// What it changes; nil as long as it waits.
    public var kind: TransitionKind?
    /// The screen it leaves.
    public var from = Name.none
    /// The screen it goes to.
    public var to = Name.none
    /// How it was let go; nil if it was not.
    public var release: Release?
    /// What became of it.
    public var fate = Fate.open
  }
}
