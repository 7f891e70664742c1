/// The sizes beyond which an import is refused, so that no file can exhaust the machine.
enum ImportLimits {
  /// The longest line that is read, in bytes; real event lines stay below 200.
  static let lineLength = 65_536
  /// The most devices in one recording.
  static let devices = 64
  /// The most slots of one device; real panels have at most 64.
  static let slots = 256
  /// The most packets of one frame without slots; association costs their number cubed.
  static let packets = 64
  /// The most events in one recording: over a day of ten fingers at 120 Hz.
  static let events = 50_000_000
  /// The longest time, in microseconds, that a recording may span (285 years): 2⁵³, so that it
  /// stays exact as a `Double`.
  static let span: Int64 = 1 << 53
  /// The latest second a time stamp may name; keeps microseconds far from overflow.
  static let seconds: Int64 = 100_000_000_000
}
