import SessionModel

/// The names of a recorder, each written to the journal's end before it is given out.
struct JournalNames {
  private(set) var table = NameTable()
  private let file: any JournalMedium
  private let nonce: UInt64
  /// Where the next name goes, and how far the space is reserved.
  private let start: Int
  private var end: Int
  private var reserved: Int
  /// Bytes that names may take; those that come later are all spelled alike.
  private let limit: Int
  /// Names that could not be written yet.
  private var unwritten: [UInt8] = []

  /// No names but the well-known ones, for a journal that has just started.
  init(_ file: any JournalMedium, _ header: JournalHeader, limit: Int = .max) {
    self.file = file
    nonce = header.nonce
    end = header.namesOffset
    reserved = end + JournalFormat.namesReserve
    self.limit = limit
    start = end
    if limit < .max { _ = intern(JournalNames.overflow) }
  }

  /// How names are spelled for which there is no room.
  static let overflow = "…"

  /// The name spelled `spelling`.
  mutating func intern(_ spelling: String) -> Name {
    let count = table.count
    if end - start + spelling.utf8.count > limit, spelling != JournalNames.overflow {
      return table.find(spelling) ?? intern(JournalNames.overflow)
    }
    let name = table.intern(spelling)
    guard table.count > count else { return name }
    unwritten += JournalNames.record(spelling, number: count, nonce: nonce)
    writeOut()
    return name
  }

  /// Writes what is not written yet, as far as there is space.
  mutating func writeOut() {
    guard !unwritten.isEmpty, (try? file.overwrite(unwritten, at: end)) != nil else { return }
    end += unwritten.count
    unwritten = []
  }

  /// Takes space ahead, so that a full disk is met before it is needed.
  mutating func reserveAhead() {
    writeOut()
    guard reserved - end < JournalFormat.namesReserve / 2 else { return }
    let target = max(reserved, end) + JournalFormat.namesReserve
    if (try? file.reserve(from: max(reserved, end), to: target)) != nil { reserved = target }
  }

  /// How a journal holds the name numbered `number`.
  static func record(_ spelling: String, number: Int, nonce: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(fixed: UInt32(spelling.utf8.count))
    writer.write(fixed: checksum(Array(spelling.utf8), number: number, nonce: nonce))
    return writer.bytes + spelling.utf8
  }

  /// The names that `bytes` hold, up to the first that is not whole.
  static func read(_ bytes: [UInt8], nonce: UInt64) -> NameTable {
    var table = NameTable()
    var reader = ByteReader(bytes)
    while let spelling = next(&reader, number: table.count, nonce: nonce) {
      let count = table.count
      _ = table.intern(spelling)
      guard table.count > count else { break }
    }
    return table
  }

  private static func next(_ reader: inout ByteReader, number: Int, nonce: UInt64) -> String? {
    guard let count = try? reader.readFixed(UInt32.self),
      let expected = try? reader.readFixed(UInt32.self),
      let bytes = try? reader.readBytes(Int(count)),
      checksum(Array(bytes), number: number, nonce: nonce) == expected
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func checksum(_ bytes: [UInt8], number: Int, nonce: UInt64) -> UInt32 {
    var writer = ByteWriter()
    writer.write(fixed: UInt32(number))
    var checksum = Checksum(salt: nonce)
    checksum.update(writer.bytes)
    checksum.update(bytes)
    return checksum.value
  }
}
