/// How many events two tapes share, and how many they do not.
public struct EventCounts: Equatable, Sendable {
  /// The same on both.
  public var same = 0
  /// Of these, places from which one tape is later by another span.
  public var delays = 0
  /// Other fields.
  public var changed = 0
  /// Only on the first tape.
  public var onlyFirst = 0
  /// Only on the second tape.
  public var onlySecond = 0

  /// Of the differences, those of touches and their samples.
  public var touches = 0

  /// How many differences there are.
  public var differences: Int {
    delays + changed + onlyFirst + onlySecond
  }

  /// Whether all are the same.
  public var areSame: Bool {
    differences == 0
  }

  /// Takes in a step.
  mutating func add(_ step: EventStep) {
    switch step {
    case .same: same += 1
    case .delayed:
      same += 1
      delays += 1
    case .changed: changed += 1
    case .onlyFirst: onlyFirst += 1
    case .onlySecond: onlySecond += 1
    }
    if step.isDifferenceOfTouches { touches += 1 }
  }
}
