/// What decides how a transition ends when the gesture that it follows lets go.
public enum ReleaseRule: Equatable, Sendable {
  /// The recognizer's own: whatever the expression says.
  case declared(Expression)
  /// Fast enough down, or far enough: points per second, and a share of the sheet's height.
  case sheet(speed: Double, fraction: Double)
  /// Speed decides both ways, at rest progress does: points per second, and progress.
  case standard(speed: Double, fraction: Double)
}

extension Session {
  /// The rule by which the recognizer `name` lets go; nil if the reducer does not drive it.
  public func releaseRule(of name: Name) -> ReleaseRule? {
    guard let index = recognizers.place(of: name), recognizers[index].isDeclared else { return nil }
    if let finish = recognizers[index].finish { return .declared(finish) }
    if pullsSheet(recognizerAt: index) {
      return .sheet(speed: Thresholds.sheetSpeed, fraction: Thresholds.sheetFraction)
    }
    return .standard(speed: policies[.flickSpeed], fraction: policies[.finishFraction])
  }
}
