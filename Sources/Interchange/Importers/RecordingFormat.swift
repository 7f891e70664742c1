/// The text formats of kernel touch recordings.
public enum RecordingFormat: String, CaseIterable, Sendable {
  /// `libinput record`.
  case libinputRecord = "libinput-record"
  /// `evemu-record` and `evemu-describe`.
  case evemu
  /// `evtest`, also that of python-evdev.
  case evtest
  /// Android's `getevent`.
  case getevent

  /// How many lines are looked at before a file counts as unknown.
  static let linesToLookAt = 4_096

  /// Recognizes a format by the first line that belongs to one alone, never by a file name.
  ///
  /// - Complexity: O(*n*) in the bytes of the first few thousand lines.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    var detector = FormatDetector()
    // The detector stops the reading with an error as soon as it has seen enough.
    try? detector.readLines(of: bytes)
    return detector.format
  }
}
