/// The colour of a cell's text or background.
public enum Color: Hashable, Sendable {
  /// What the terminal uses when nothing is asked for.
  case `default`
  /// One of the sixteen colours that the user of the terminal chooses.
  case ansi(ANSIColor)
  /// An entry of xterm's palette: 0–15 as `ansi`, 16–231 a 6×6×6 cube, 232–255 greys.
  case palette(UInt8)
  /// Red, green and blue, 0–255 each.
  case rgb(UInt8, UInt8, UInt8)
}
