/// Finds and decodes the columns of a block that was expanded.
struct ColumnDirectory {
  private struct Entry {
    var form: UInt8 = 0
    var tokens = 0..<0
    var noise = 0..<0
  }

  let bytes: ColumnBytes
  private var entries = [Entry](repeating: Entry(), count: 64)

  /// Reads the directory at the start of `tokens[..<size]`; the noise of the columns is `noise[range]`.
  init(
    _ tokens: [UInt8],
    size: Int,
    noise: [UInt8],
    _ range: Range<Int>
  ) throws(MalformedBytes) {
    bytes = ColumnBytes(tokens, noise: noise, range)
    var reader = ByteReader(tokens, 0..<size)
    let count = try reader.readCount(ofSize: 4)
    var found: [(id: UInt8, form: UInt8, tokens: Int, noise: Int)] = []
    for _ in 0..<count {
      let id = try reader.readByte()
      guard id > found.last?.id ?? 0 || found.isEmpty, ColumnID(rawValue: id) != nil else {
        throw MalformedBytes("has a column that does not belong where it is")
      }
      let form = try reader.readByte()
      let tokenCount = try reader.readCount()
      found.append((id, form, tokenCount, Int(try reader.readVarint(as: UInt32.self))))
    }
    var place = reader.position
    var noisePlace = 0
    for column in found {
      guard column.tokens <= size - place, column.noise <= range.count - noisePlace else {
        throw MalformedBytes("has a column that is longer than the block")
      }
      entries[Int(column.id)] = Entry(
        form: column.form,
        tokens: place..<(place + column.tokens),
        noise: noisePlace..<(noisePlace + column.noise)
      )
      place += column.tokens
      noisePlace += column.noise
    }
    guard place == size, noisePlace == range.count else {
      throw MalformedBytes("goes on after its last column")
    }
  }

  /// The place of a column of exactly `count` bytes, and what it is a place in.
  func bytes(
    _ id: ColumnID,
    count: Int
  ) throws(MalformedBytes) -> (tokens: [UInt8], first: Int) {
    let entry = entries[Int(id.rawValue)]
    guard entry.tokens.count == count, entry.noise.isEmpty, entry.form == 0 else {
      throw ColumnDirectory.wrongLength
    }
    return (bytes.tokens, entry.tokens.lowerBound)
  }

  /// A column of bytes, read as a section.
  func section(_ id: ColumnID, nameLimit: UInt32) -> ByteReader {
    ByteReader(bytes.tokens, entries[Int(id.rawValue)].tokens, nameLimit: nameLimit)
  }

  /// The integers of a column, one after the other.
  func cursor(_ id: ColumnID, _ lengths: ColumnLengths) throws(MalformedBytes) -> IntegerCursor {
    let entry = entries[Int(id.rawValue)]
    guard let form = IntegerForm(rawValue: entry.form) else { throw ColumnDirectory.unknownForm }
    guard lengths[id] > 0 || !entry.tokens.isEmpty else { return IntegerCursor() }
    var reader = ByteReader(bytes.tokens, entry.tokens)
    let first = form.hasFirst ? try reader.readZigzag() : 0
    return IntegerCursor(try cursor(entry, behind: reader, lengths[id]), form, first: first)
  }

  /// The integers of a column, all at once.
  func integers(_ id: ColumnID, _ lengths: ColumnLengths) throws(MalformedBytes) -> [Int64] {
    var cursor = try cursor(id, lengths)
    let integers = (0..<lengths[id]).map { _ in cursor.next(bytes) }
    try cursor.finish(bytes)
    return integers
  }

  /// A column of numbers of names, all of them below `nameLimit`.
  func names(
    _ id: ColumnID,
    _ lengths: ColumnLengths,
    nameLimit: UInt32
  ) throws(MalformedBytes) -> [Int64] {
    let names = try integers(id, lengths)
    for name in names where name < 0 || name >= Int64(nameLimit) {
      throw MalformedBytes("uses a name that the tape does not have yet")
    }
    return names
  }

  /// The numbers of a column, one after the other.
  func numbers(_ id: ColumnID, _ lengths: ColumnLengths) throws(MalformedBytes) -> NumberCursor {
    let entry = entries[Int(id.rawValue)]
    guard lengths[id] > 0 || !entry.tokens.isEmpty else { return NumberCursor() }
    var reader = ByteReader(bytes.tokens, entry.tokens)
    let head = try NumberHead(entry.form, &reader, count: lengths[id])
    return NumberCursor(try cursor(entry, behind: reader, lengths[id]), head)
  }

  static let wrongLength = MalformedBytes("has a column of another length than its events")
  static let unknownForm = MalformedBytes("has a column in a form that does not exist")

  /// Goes through the `count` tokens of `entry` that follow what `head` has read.
  private func cursor(
    _ entry: Entry,
    behind head: ByteReader,
    _ count: Int
  ) throws(MalformedBytes) -> TokenCursor {
    guard head.remaining == count else { throw ColumnDirectory.wrongLength }
    return TokenCursor(from: head.position, noise: entry.noise)
  }
}
