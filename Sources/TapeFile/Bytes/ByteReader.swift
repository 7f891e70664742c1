/// Takes a section of the file apart; every length is checked before it is believed.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Where the section ends; at most `bytes.count`.
  let end: Int
  /// Names with this number or a higher one do not exist yet.
  let nameLimit: UInt32

  init(_ bytes: [UInt8], nameLimit: UInt32 = 0) {
    self.init(bytes, bytes.indices, nameLimit: nameLimit)
  }

  init(_ bytes: [UInt8], _ range: Range<Int>, nameLimit: UInt32 = 0) {
    self.bytes = bytes
    self.position = range.lowerBound
    self.end = range.upperBound
    self.nameLimit = nameLimit
  }

  var remaining: Int { end - position }

  mutating func readByte() throws(MalformedBytes) -> UInt8 {
    guard position < end else { throw MalformedBytes("ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func readFixed<Integer: FixedWidthInteger>(
    _ type: Integer.Type
  ) throws(MalformedBytes) -> Integer {
    let size = Integer.bitWidth / 8
    guard remaining >= size else { throw MalformedBytes("ends too early") }
    var value: Integer = 0
    for place in 0..<size {
      value |= Integer(truncatingIfNeeded: bytes[position + place]) &<< Integer(place * 8)
    }
    position += size
    return value
  }

  mutating func readVarint() throws(MalformedBytes) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte()
      guard shift < 63 || byte <= 1 else { throw MalformedBytes("has a number above 64 bits") }
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func readZigzag() throws(MalformedBytes) -> Int64 {
    Int64(zigzag: try readVarint())
  }

  /// A varint that fits a narrower integer.
  mutating func readVarint<Integer: FixedWidthInteger>(
    as type: Integer.Type
  ) throws(MalformedBytes) -> Integer {
    guard let value = Integer(exactly: try readVarint()) else {
      throw MalformedBytes("has a number that is too large")
    }
    return value
  }

  /// A number of things that take at least `size` bytes each and so must fit what is left.
  mutating func readCount(ofSize size: Int = 1) throws(MalformedBytes) -> Int {
    let count = try readVarint()
    guard count <= UInt64(remaining / size) else {
      throw MalformedBytes("declares more than it holds")
    }
    return Int(count)
  }

  mutating func readBool() throws(MalformedBytes) -> Bool {
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw MalformedBytes("has a truth value other than 0 and 1")
    }
  }

  mutating func readDouble() throws(MalformedBytes) -> Double {
    Double(bitPattern: try readFixed(UInt64.self))
  }

  mutating func readBytes(_ count: Int) throws(MalformedBytes) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw MalformedBytes("ends too early") }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  mutating func readString() throws(MalformedBytes) -> String {
    let count = try readCount()
    let text = try readBytes(count)
    guard let string = String(validating: text, as: UTF8.self) else {
      throw MalformedBytes("has text that is not UTF-8")
    }
    return string
  }

  mutating func readOptional<Value>(
    _ read: (inout ByteReader) throws(MalformedBytes) -> Value
  ) throws(MalformedBytes) -> Value? {
    guard try readBool() else { return nil }
    return try read(&self)
  }

  mutating func readList<Value>(
    _ read: (inout ByteReader) throws(MalformedBytes) -> Value
  ) throws(MalformedBytes) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    values.reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// A choice of an enumeration by its number.
  mutating func readChoice<Choice: RawRepresentable>(
    _ type: Choice.Type
  ) throws(MalformedBytes) -> Choice where Choice.RawValue == UInt8 {
    guard let choice = Choice(rawValue: try readByte()) else {
      throw MalformedBytes("has a choice that does not exist")
    }
    return choice
  }

  /// Refuses bytes after the end of what was expected.
  func expectEnd() throws(MalformedBytes) {
    guard position == end else { throw MalformedBytes("goes on after its end") }
  }
}
