package import SessionModel

/// An event by itself, for a host that hands events over one by one: its journal record without the
/// check, seven little-endian words, then whatever does not fit a record.
extension TimedEvent {
  /// The event and its time as bytes.
  package var flatBytes: [UInt8] {
    var payload = ByteWriter()
    var rank = JournalRank.essential
    let record = JournalRecord(event, at: time, payload: &payload, rank: &rank)
    var writer = ByteWriter()
    for word in [record.time, record.head, record.a, record.b, record.c, record.d, record.e] {
      writer.write(fixed: word)
    }
    return writer.bytes + payload.bytes
  }

  /// The event whose `flatBytes` are `bytes`.
  init(flatBytes bytes: [UInt8]) throws(MalformedBytes) {
    var (reader, record) = (ByteReader(bytes), JournalRecord())
    record.time = try reader.readFixed(UInt64.self)
    record.head = try reader.readFixed(UInt64.self)
    record.a = try reader.readFixed(UInt64.self)
    record.b = try reader.readFixed(UInt64.self)
    record.c = try reader.readFixed(UInt64.self)
    record.d = try reader.readFixed(UInt64.self)
    record.e = try reader.readFixed(UInt64.self)
    self = try record.event(payload: Array(reader.readBytes(reader.remaining)))
  }
}
