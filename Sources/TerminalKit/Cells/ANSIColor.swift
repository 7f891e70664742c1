/// The sixteen colours that every colour terminal has and that its user chooses.
public enum ANSIColor: UInt8, CaseIterable, Hashable, Sendable {
  /// SGR 30 to 37.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// SGR 90 to 93.
  case brightBlack, brightRed, brightGreen, brightYellow
  /// SGR 94 to 97.
  case brightBlue, brightMagenta, brightCyan, brightWhite
}
