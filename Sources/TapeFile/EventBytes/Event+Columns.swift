import SessionModel

extension Event {
  /// What the event says the value of, and the value, where it is stored in the columns of values.
  var reportedValue: (key: ValueKey, value: Double)? {
    switch self {
    case .transition(let report):
      guard case .update(let fraction) = report.step else { return nil }
      return (ValueKey(.transitionUpdate, report.id.base, count: report.id.count), fraction)
    case .animator(let report):
      guard case .fraction(let fraction) = report.step else { return nil }
      return (ValueKey(.animatorFraction, report.id), fraction)
    case .scroll(let name, let offset):
      return (ValueKey(.scroll, name), offset)
    default:
      return nil
    }
  }

  /// Whether the event is stored in columns rather than as a payload.
  var hasColumns: Bool {
    switch self {
    case .touch, .touchSample, .gesture: true
    default: reportedValue != nil
    }
  }
}
