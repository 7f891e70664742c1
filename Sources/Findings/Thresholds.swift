public import SessionModel

/// Where the rules draw their lines.
public struct Thresholds: Equatable, Sendable {
  /// How long a picture stays on the screen.
  public var frame = Interval(microseconds: 16_667)
  /// Width of the strip along an edge in which a back swipe starts, points.
  public var edgeZone = 30.0
  /// How long a finger may rest before its velocity is stale.
  public var restLimit = Interval(microseconds: 100_000)
  /// Speed below which a velocity counts as none, points a second.
  public var velocityFloor = 50.0
  /// Speed above which a drag is a flick, points a second.
  public var flickSpeed = 300.0
  /// How far progress may be from what the finger implies.
  public var jumpLimit = 0.10
  /// How long a transition may take to complete once it is decided.
  public var completionTimeout = Interval(microseconds: 2_000_000)
  /// How long a busy flag may outlast the last open transition.
  public var busyGrace = Interval(microseconds: 500_000)
  /// How long appearance callbacks may stay unbalanced when everything is idle.
  public var appearanceGrace = Interval(microseconds: 100_000)
  /// How long a cancelled gesture may go unanswered.
  public var cancelGrace = Interval(microseconds: 100_000)
  /// How far apart two pushes of the same screen must be.
  public var doubleTapWindow = Interval(microseconds: 500_000)
  /// How long a screen may outlive its removal.
  public var leakTimeout = Interval(microseconds: 5_000_000)
  /// How late a touch may be delivered.
  public var lagLimit = Interval(microseconds: 100_000)

  /// The defaults.
  public init() {}
}
