/// Builds a section of the file: little-endian numbers, varints, strings.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func write<Integer: FixedWidthInteger>(fixed value: Integer) {
    var rest = value
    for _ in 0..<(Integer.bitWidth / 8) {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest = rest &>> 8
    }
  }

  mutating func write(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(count: Int) {
    write(varint: UInt64(count))
  }

  mutating func write(zigzag value: Int64) {
    write(varint: value.zigzag)
  }

  mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func write(_ value: Double) {
    write(fixed: value.bitPattern)
  }

  mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(blob: [UInt8]) {
    write(count: blob.count)
    bytes.append(contentsOf: blob)
  }

  /// A byte that says whether a value follows, then the value.
  mutating func write<Value>(
    optional value: Value?,
    _ write: (inout ByteWriter, Value) -> Void
  ) {
    bytes.append(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  /// A count, then the values.
  mutating func write<Value>(list values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    self.write(count: values.count)
    for value in values { write(&self, value) }
  }
}

extension Int64 {
  /// Small numbers of either sign as small unsigned ones: 0, −1, 1, −2 become 0, 1, 2, 3.
  var zigzag: UInt64 {
    UInt64(bitPattern: (self &<< 1) ^ (self &>> 63))
  }

  /// The number that `zigzag` stands for.
  init(zigzag: UInt64) {
    self = Int64(bitPattern: zigzag &>> 1) ^ (0 &- Int64(bitPattern: zigzag & 1))
  }
}
