/// The numbers of the journal's format: markers, sizes and where its parts stand.
enum JournalFormat {
  /// The version that is written; a journal of another one is not read.
  static let version: UInt16 = 1
  /// First bytes of a journal: not text, and broken visibly by line-end conversion.
  static let magic: [UInt8] = [0x89, 0x4A, 0x52, 0x4E, 0x4C, 0x0D, 0x0A, 0x1A]
  /// Bytes of a record, and of a unit of long payloads: a cache line.
  static let recordSize = 64
  /// Bytes of an event's payload that fit its record.
  static let inlinePayload = 40
  /// Where the word stands that counts refused events.
  static let refusalsOffset = 64
  /// Where the records begin: the header has a page of its own.
  static let recordsOffset = 4096
  /// Fewest and most records of a ring; a power of two, as the places of events wrap around.
  static let ringSizes = 64...(1 << 22)
  /// Bytes that are reserved for names at a time.
  static let namesReserve = 64 << 10
  /// Bits of a reservation that hold the place in the ring of long payloads.
  static let unitBits: UInt64 = 24

  /// What stands before the name of the tape's journal.
  static func path(ofTape path: String) -> String { path + ".journal" }
}
