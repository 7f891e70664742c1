/// The keys that were held while another key or a mouse button was pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit a key, as xterm numbers them.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift; never reported with a character, which is then another character.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, Option or Meta.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)

  /// From the parameter of a key sequence: 1 plus a bit for each key; unknown keys are left out.
  init(parameter: Int) {
    let bits = UInt8(truncatingIfNeeded: max(0, parameter - 1))
    // xterm calls 8 Meta; everybody means Alt.
    self.init(rawValue: bits & 7 | (bits & 8) >> 2)
  }
}
