import SessionModel

/// A journal whose records, payloads and names are what an input says, with right check words.
///
/// Written from the journal's specification alone.
struct MadeJournal {
  private static let ring = 64
  private static let unit = 64
  private static let recordsOffset = 4096
  private static let magic: [UInt8] = [0x89, 0x4A, 0x52, 0x4E, 0x4C, 0x0D, 0x0A, 0x1A]
  private static let nonce: UInt64 = 0x0123_4567_89AB_CDEF

  /// The journal of a tape with this salt and `last` events.
  static func bytes(_ choices: [UInt8], salt: UInt64, after last: Int) -> [UInt8] {
    var feed = ByteFeed(choices)
    let count = Int(feed.byte()) % (ring + 1)
    var words = (0..<count).map { _ in (0..<7).map { _ in feed.fixed(UInt64.self) } }
    let payloads = Array((feed.take(ring * unit) + zeros(ring * unit)).prefix(ring * unit))
    for place in words.indices { bindPayload(of: &words[place], payloads) }
    var records = zeros(ring * unit)
    for (place, record) in words.enumerated() {
      let number = last + 1 + place
      let start = (number - 1) % ring * unit
      records.replaceSubrange(start..<(start + unit), with: sealed(record, number: number))
    }
    let start = header(salt: salt)
    let front = start + zeros(recordsOffset - start.count)
    return front + records + payloads + names(&feed)
  }

  /// A header with a right checksum.
  static func header(salt: UInt64) -> [UInt8] {
    var rest: [UInt8] = []
    rest.append(fixed: nonce)
    rest.append(fixed: salt)
    rest.append(fixed: UInt32(ring))
    rest.append(fixed: UInt32(ring))
    rest += zeros(24)
    var start = magic + [1, 0, 1, 0]
    start.append(fixed: Zlib.checksum(start, rest))
    return start + rest
  }

  /// Gives a long payload's words the checksum of what they point at.
  private static func bindPayload(of record: inout [UInt64], _ payloads: [UInt8]) {
    let unit = Int(record[5] & 0xFFFF_FFFF)
    let count = Int(record[5] >> 32)
    guard unit < ring, count <= payloads.count else { return }
    let turned = payloads[(unit * MadeJournal.unit)...] + payloads[..<(unit * MadeJournal.unit)]
    let checksum = Zlib.checksum(Zlib.salted(nonce), Array(turned.prefix(count)))
    if isLong(record) { record[6] = UInt64(checksum) }
  }

  private static func isLong(_ record: [UInt64]) -> Bool {
    let form = UInt8(truncatingIfNeeded: record[1] >> 8)
    return switch record[1] & 0xFF {
    case 0...5, 12...14: false
    case 6...11: form.nonzeroBitCount > 4
    default: form == 1
    }
  }

  private static func sealed(_ record: [UInt64], number: Int) -> [UInt8] {
    var hash = nonce ^ (UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    for word in record {
      let product = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash = product &<< 32 | product &>> 32
    }
    let seal = (hash ^ hash &<< 32) & 0xFFFF_FFFF_0000_0000 | UInt64(number) & 0xFFFF_FFFF
    var bytes: [UInt8] = []
    for word in [seal] + record { bytes.append(fixed: word) }
    return bytes
  }

  /// A name takes a byte for its length and as many for its text.
  private static func names(_ feed: inout ByteFeed) -> [UInt8] {
    var names: [UInt8] = []
    var number = UInt32(WellKnownName.allCases.count)
    while feed.remaining > 0 {
      let text = feed.take(Int(feed.byte()))
      var numberBytes: [UInt8] = []
      numberBytes.append(fixed: number)
      names.append(fixed: UInt32(text.count))
      names.append(fixed: Zlib.checksum(Zlib.salted(nonce), numberBytes, text))
      names += text
      number += 1
    }
    return names
  }

  private static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: count)
  }
}
