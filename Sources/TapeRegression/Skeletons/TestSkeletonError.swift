/// Why a place of a tape cannot be made a test.
public enum TestSkeletonError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing has happened there yet: the tape's start, or a tape without events.
  case noEvents
  /// More than `TestSkeleton.mostEvents` events led there.
  case tooLong
  /// The tape begins in the midst of a session that no setup lines can say.
  case startsInTheMidst
  /// The script that the events make cannot be performed or checked; says why.
  case unusable(String)

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .noEvents: "no event leads here; go on to one"
    case .tooLong:
      "more than \(TestSkeleton.mostEvents) events lead here; a and b set a shorter stretch"
    case .startsInTheMidst:
      "what was under way before these events no setup lines can say; begin where all is at rest"
    case .unusable(let why): "the events make no script: \(why)"
    }
  }
}
