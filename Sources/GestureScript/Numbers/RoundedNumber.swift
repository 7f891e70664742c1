/// Numbers in sentences: short, but never so that two that differ look the same.
public enum RoundedNumber {
  /// `number` with at most three decimals.
  public static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return NumberText.text(rounded.isFinite ? rounded + 0 : number)
  }

  /// Two numbers; spelled out in full where they would look the same and are not.
  static func pair(_ value: Double, _ limit: Double) -> (value: String, limit: String) {
    let (short, shortLimit) = (text(value), text(limit))
    guard short == shortLimit, value != limit else { return (short, shortLimit) }
    return (NumberText.text(value), NumberText.text(limit))
  }
}
