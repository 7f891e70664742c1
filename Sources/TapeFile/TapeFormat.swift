/// The numbers of the file format: versions, markers and limits.
public enum TapeFormat {
  /// The version that is written.
  public static let version: UInt16 = 1
  /// The oldest version a reader must know to read what is written.
  public static let leastReaderVersion: UInt16 = 1
  /// The program that writes, as the header tells it.
  public static let programVersion = "touchtape 1.0.0"

  /// Events a block holds when it is full.
  ///
  /// Smaller blocks pay for their Huffman tables, larger ones make seeking slower.
  public static let eventsPerBlock = 1600
  /// Events a block must hold before its span of time may end it.
  public static let eventsBeforeTimeCut = 1024
  /// Session time, in microseconds, after which a block with enough events ends: ten minutes.
  ///
  /// A block is never ended by time alone, so that idle hours cost nothing.
  public static let timeCut: Int64 = 600_000_000
  /// Bytes of event payload after which a block ends early.
  public static let payloadPerBlock = 512 << 10

  /// Longest encoding of one event, and of its new names together, in bytes.
  public static let longestEvent = 512 << 10
  /// Names a tape can hold, the well-known ones included.
  public static let mostNames = 1 << 20
  /// Longest description, in bytes.
  public static let longestDescription = 1 << 20
  /// Events a reader accepts in one block.
  static let mostEventsInBlock = 16384
  /// Most bytes a compressed stream of a block may inflate to.
  static let longestStream = 1 << 20
  /// Most bytes that a byte of a deflated stream stands for: 258 for two bits.
  static let mostInflation = 1032
  /// Most bytes a stored section of a block may have: deflate expands noise a little.
  static let longestSection = longestStream + (64 << 10)
  /// Most bytes of a stored block.
  static let longestBlock = BlockHeader.longest + 3 * longestSection
  /// Longest encoding of a session that is kept as a keyframe.
  static let longestKeyframe = 384 << 10

  /// First bytes of a tape: not text, and broken visibly by line-end conversion.
  static let magic: [UInt8] = [0x89, 0x54, 0x41, 0x50, 0x45, 0x0D, 0x0A, 0x1A]
  /// First bytes of a block.
  static let blockMarker: [UInt8] = [0xB1, 0x42, 0x4C, 0x4B]
  /// First bytes of an index.
  static let indexMarker: [UInt8] = [0x1D, 0x49, 0x44, 0x58]
  /// Last bytes of a finished tape.
  static let endMarker: [UInt8] = [0xED, 0x45, 0x4E, 0x44]
}
