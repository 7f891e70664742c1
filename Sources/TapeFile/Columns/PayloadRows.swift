import SessionModel

/// Gives the events that have no columns back, one after the other.
struct PayloadRows {
  private let sizes: [Int64]
  private var payloads: ByteReader
  private var row = 0

  /// Finds the columns.
  init(
    _ columns: ColumnDirectory,
    _ lengths: ColumnLengths,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    sizes = try columns.integers(.payloadSizes, lengths)
    payloads = columns.section(.payloads, nameLimit: nameLimit)
  }

  /// The next event, of kind `kind`.
  mutating func next(_ kind: UInt8) throws(MalformedBytes) -> Event {
    let size = sizes[row]
    row += 1
    guard size >= 0, size <= Int64(payloads.remaining) else {
      throw MalformedBytes("ends too early")
    }
    let start = payloads.position
    _ = try payloads.readBytes(Int(size))
    var payload = ByteReader(
      payloads.bytes,
      start..<payloads.position,
      nameLimit: payloads.nameLimit
    )
    let event = try payload.readEvent(kind: kind)
    try payload.expectEnd()
    return event
  }

  /// Refuses bytes after the last payload.
  func expectEnd() throws(MalformedBytes) {
    try payloads.expectEnd()
  }
}
