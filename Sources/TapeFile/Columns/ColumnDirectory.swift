/// Finds and decodes the columns of a block that was expanded.
struct ColumnDirectory {
  private struct Entry {
    var form: UInt8 = 0
    var tokens = 0..<0
    var noise = 0..<0
  }

  private let tokens: [UInt8]
  private let noise: [UInt8]
  private var entries = [Entry](repeating: Entry(), count: 64)

  /// Reads the directory at the start of `tokens[..<size]`; the noise of the columns is `noise[range]`.
  init(
    _ tokens: [UInt8],
    size: Int,
    noise: [UInt8],
    _ range: Range<Int>
  ) throws(MalformedBytes) {
    self.tokens = tokens
    self.noise = noise
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
    var noisePlace = range.lowerBound
    for column in found {
      guard column.tokens <= size - place, column.noise <= range.upperBound - noisePlace else {
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
    guard place == size, noisePlace == range.upperBound else {
      throw MalformedBytes("goes on after its last column")
    }
  }

  /// A column of exactly `count` bytes.
  func bytes(_ id: ColumnID, count: Int) throws(MalformedBytes) -> ArraySlice<UInt8> {
    let entry = entries[Int(id.rawValue)]
    guard entry.tokens.count == count, entry.noise.isEmpty, entry.form == 0 else {
      throw ColumnDirectory.wrongLength
    }
    return tokens[entry.tokens]
  }

  /// A column of bytes, read as a section.
  func section(_ id: ColumnID, nameLimit: UInt32) -> ByteReader {
    ByteReader(tokens, entries[Int(id.rawValue)].tokens, nameLimit: nameLimit)
  }

  /// A column of exactly `count` integers.
  func integers(_ id: ColumnID, count: Int) throws(MalformedBytes) -> [Int64] {
    let entry = entries[Int(id.rawValue)]
    guard let form = IntegerForm(rawValue: entry.form) else {
      throw MalformedBytes("has a column in a form that does not exist")
    }
    guard count > 0 || !entry.tokens.isEmpty else { return [] }
    var reader = ByteReader(tokens, entry.tokens)
    let first = form.hasFirst ? try reader.readZigzag() : 0
    let range = reader.position..<entry.tokens.upperBound
    return form.integers(try codes(range, entry.noise, count: count), first: first)
  }

  /// A column of numbers, one for each of `tracks`.
  func numbers(_ id: ColumnID, _ tracks: Tracks) throws(MalformedBytes) -> NumberColumn {
    let entry = entries[Int(id.rawValue)]
    let count = tracks.list.count
    guard count > 0 || !entry.tokens.isEmpty else { return NumberColumn() }
    var reader = ByteReader(tokens, entry.tokens)
    let head = try NumberHead(entry.form, &reader, count: count)
    let start = reader.position
    let codes = try codes(start..<entry.tokens.upperBound, entry.noise, count: count)
    return NumberColumn(codes, head, tracks.list)
  }

  static let wrongLength = MalformedBytes("has a column of another length than its events")

  private func codes(
    _ range: Range<Int>,
    _ noiseRange: Range<Int>,
    count: Int
  ) throws(MalformedBytes) -> [UInt64] {
    guard range.count == count else { throw ColumnDirectory.wrongLength }
    return try TokenDecoding.codes(tokens.span, range, noise: noise.span, noiseRange)
  }
}
