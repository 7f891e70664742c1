/// The axes of a single contact, by their kernel codes.
public struct AxisPair: Equatable, Sendable {
  /// The code of the horizontal axis.
  public var x: UInt16
  /// The code of the vertical axis.
  public var y: UInt16

  /// `ABS_X` and `ABS_Y`.
  static let usual = AxisPair(x: AxisCode.x, y: AxisCode.y)

  /// The axes with the codes `x` and `y`.
  public init(x: UInt16, y: UInt16) {
    self.x = x
    self.y = y
  }

  /// The axes that `text` names, such as `ABS_Z,ABS_RX` or `2,3`; nil if it names none.
  public init?(_ text: String) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 2, let x = Self.code(words[0]), let y = Self.code(words[1]), x != y else {
      return nil
    }
    self.init(x: x, y: y)
  }

  private static func code(_ word: Substring) -> UInt16? {
    let bytes = Array(word.utf8)
    if let code = KernelName.code(of: bytes.span, type: EventType.absolute) { return code }
    return UInt16(word).flatMap { $0 < EventSurvey.axisCount ? $0 : nil }
  }
}
