/// What went wrong with a tape, where, and what to do about it.
public struct TapeError: Error, Equatable, Sendable {
  /// The kind of failure; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as a word.
    public let rawValue: String

    /// The code spelled `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The file does not begin like a tape.
    public static let notATape = Code(rawValue: "notATape")
    /// The tape asks for a newer reader.
    public static let needsNewerReader = Code(rawValue: "needsNewerReader")
    /// The header is torn or damaged; nothing can be read.
    public static let damagedHeader = Code(rawValue: "damagedHeader")
    /// A block is torn or damaged.
    public static let damagedBlock = Code(rawValue: "damagedBlock")
    /// The index at the end is missing or damaged.
    public static let damagedIndex = Code(rawValue: "damagedIndex")
    /// An event, a name or the description is larger than a tape can hold.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Something was written after the tape was finished.
    public static let finished = Code(rawValue: "finished")
    /// There is no such file.
    public static let noSuchFile = Code(rawValue: "noSuchFile")
    /// The output exists and was not to be replaced.
    public static let fileExists = Code(rawValue: "fileExists")
    /// The output cannot be created.
    public static let cannotCreate = Code(rawValue: "cannotCreate")
    /// Another recorder is writing the tape.
    public static let locked = Code(rawValue: "locked")
    /// An earlier recording of the tape was not finished, and its events are still in its journal.
    public static let unfinished = Code(rawValue: "unfinished")
    /// A tape does not go on where the one before it ends, so that they cannot be joined.
    public static let doesNotFollow = Code(rawValue: "doesNotFollow")
    /// Tapes are of other devices or policies, so that they cannot be joined.
    public static let differentSettings = Code(rawValue: "differentSettings")
    /// The tape's version of the format is one that nothing can turn into the current one.
    public static let unknownVersion = Code(rawValue: "unknownVersion")
    /// Reading or writing failed.
    public static let inputOutput = Code(rawValue: "inputOutput")
    /// The compression library failed.
    public static let compression = Code(rawValue: "compression")
  }

  /// The kind of failure.
  public var code: Code
  /// What happened and what was expected, as a sentence.
  public var message: String
  /// Where in the file, in bytes from its start, if the failure has a place.
  public var byteOffset: UInt64?

  /// A failure of kind `code`.
  public init(_ code: Code, _ message: String, at byteOffset: UInt64? = nil) {
    self.code = code
    self.message = message
    self.byteOffset = byteOffset
  }
}

extension TapeError: CustomStringConvertible {
  /// The message, with the byte offset where there is one.
  public var description: String {
    guard let byteOffset else { return message }
    return "\(message) (byte \(byteOffset))"
  }
}
