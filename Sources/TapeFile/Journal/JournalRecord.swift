/// One event as a journal keeps it: eight words, the first of which says whether the others are whole.
struct JournalRecord: Equatable {
  /// The time the event claims.
  var time: UInt64 = 0
  /// Kind in bits 0 to 7, form and flags in bits 8 to 31, a number in bits 32 to 63.
  var head: UInt64 = 0
  var a: UInt64 = 0
  var b: UInt64 = 0
  var c: UInt64 = 0
  var d: UInt64 = 0
  var e: UInt64 = 0

  /// The first word of the record of event `number`: a check of everything in the upper half, the
  /// number in the lower one.
  ///
  /// Each step can be undone, so that a change of any one word always shows.
  func seal(number: UInt64, nonce: UInt64) -> UInt64 {
    var hash = nonce ^ (number &* 0x9E37_79B9_7F4A_7C15)
    hash = JournalRecord.mix(hash, time)
    hash = JournalRecord.mix(hash, head)
    hash = JournalRecord.mix(hash, a)
    hash = JournalRecord.mix(hash, b)
    hash = JournalRecord.mix(hash, c)
    hash = JournalRecord.mix(hash, d)
    hash = JournalRecord.mix(hash, e)
    return (hash ^ (hash &<< 32)) & 0xFFFF_FFFF_0000_0000 | (number & 0xFFFF_FFFF)
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
    return product &<< 32 | product &>> 32
  }
}

extension JournalRecord {
  /// The record at `address`, its first word left out.
  init(at address: UnsafeRawPointer) {
    time = address.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    head = address.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian
    a = address.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
    b = address.loadUnaligned(fromByteOffset: 32, as: UInt64.self).littleEndian
    c = address.loadUnaligned(fromByteOffset: 40, as: UInt64.self).littleEndian
    d = address.loadUnaligned(fromByteOffset: 48, as: UInt64.self).littleEndian
    e = address.loadUnaligned(fromByteOffset: 56, as: UInt64.self).littleEndian
  }

  /// Puts everything but the first word to `address`, which is that of a record.
  func store(to address: UnsafeMutableRawPointer) {
    address.storeBytes(of: time.littleEndian, toByteOffset: 8, as: UInt64.self)
    address.storeBytes(of: head.littleEndian, toByteOffset: 16, as: UInt64.self)
    address.storeBytes(of: a.littleEndian, toByteOffset: 24, as: UInt64.self)
    address.storeBytes(of: b.littleEndian, toByteOffset: 32, as: UInt64.self)
    address.storeBytes(of: c.littleEndian, toByteOffset: 40, as: UInt64.self)
    address.storeBytes(of: d.littleEndian, toByteOffset: 48, as: UInt64.self)
    address.storeBytes(of: e.littleEndian, toByteOffset: 56, as: UInt64.self)
  }

  /// Words 3 to 7, the place of a payload that fits.
  var words: (UInt64, UInt64, UInt64, UInt64, UInt64) {
    get { (a.littleEndian, b.littleEndian, c.littleEndian, d.littleEndian, e.littleEndian) }
    set {
      (a, b, c, d, e) = (
        newValue.0.littleEndian, newValue.1.littleEndian, newValue.2.littleEndian,
        newValue.3.littleEndian, newValue.4.littleEndian
      )
    }
  }
}
