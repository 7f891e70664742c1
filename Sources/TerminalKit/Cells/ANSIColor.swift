/// The sixteen colours that every colour terminal has and that its user chooses.
public enum ANSIColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}
