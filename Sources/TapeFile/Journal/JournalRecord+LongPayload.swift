/// A payload that did not fit its record: where it stands in the ring, how long it is, its checksum.
struct LongPayload: Equatable {
  /// The first unit of the ring that it takes.
  var unit: Int
  /// Its length, in bytes.
  var byteCount: Int
  /// CRC-32 of the journal's nonce and its bytes.
  var checksum: UInt32

  /// Units of the ring that `byteCount` bytes take.
  static func units(_ byteCount: Int) -> Int {
    (byteCount + JournalFormat.recordSize - 1) / JournalFormat.recordSize
  }

  /// How many units it takes.
  var units: Int { LongPayload.units(byteCount) }

  /// Its bytes in `ring`, which is all of the ring; empty where they cannot be there.
  func bytes(in ring: UnsafeRawBufferPointer) -> [UInt8] {
    let start = unit * JournalFormat.recordSize
    guard start < ring.count, byteCount <= ring.count else { return [] }
    let first = min(byteCount, ring.count - start)
    return Array(ring[start..<(start + first)]) + Array(ring[..<(byteCount - first)])
  }
}

extension JournalRecord {
  /// The payload that stands elsewhere, if there is one.
  var longPayload: LongPayload? {
    get {
      guard isLong else { return nil }
      return LongPayload(
        unit: Int(d & 0xFFFF_FFFF),
        byteCount: Int(d &>> 32),
        checksum: UInt32(truncatingIfNeeded: e)
      )
    }
    set {
      guard let newValue else { return }
      d = UInt64(newValue.unit) | UInt64(newValue.byteCount) &<< 32
      e = UInt64(newValue.checksum)
    }
  }

  private var isLong: Bool {
    let kind = UInt8(truncatingIfNeeded: head)
    let form = UInt8(truncatingIfNeeded: head &>> 8)
    if kind < EventKind.gesturePossible.rawValue { return false }
    if kind <= EventKind.gestureFailed.rawValue { return form.nonzeroBitCount > 4 }
    return kind > EventKind.animatorFraction.rawValue && form == 1
  }
}
