/// A block of a tape with its sections inflated, so that their insides can be changed.
///
/// Written from the specification alone: that the reader agrees with it is part of what is checked.
struct OpenedBlock {
  /// The header's fields, in their order; sizes are set when the block is closed.
  var fields: [UInt64]
  var digest: UInt64
  var preamble: [UInt8]
  var tokens: [UInt8]
  var noise: [UInt8]
  /// The bytes it was opened from.
  private(set) var size = 0

  static let marker: [UInt8] = [0xB1, 0x42, 0x4C, 0x4B]
  /// Fields that are sizes of the sections: stored and inflated preamble and tokens, noise.
  static let sizes = 6...10
  private static let fieldCount = 12
  private static let longestSection = 1 << 20

  /// Opens the block at the front of `bytes`; nil where there is none.
  init?(_ bytes: [UInt8]) {
    var feed = ByteFeed(bytes)
    guard feed.take(4) == OpenedBlock.marker else { return nil }
    _ = feed.take(8)
    digest = feed.fixed(UInt64.self)
    let end = Int(feed.byte()) + feed.position
    var fields: [UInt64] = []
    while fields.count < OpenedBlock.fieldCount {
      guard let field = feed.varint() else { return nil }
      fields.append(field)
    }
    let sizes = OpenedBlock.sizes.map { Int(clamping: fields[$0]) }
    guard feed.position == end, sizes.allSatisfy({ $0 <= OpenedBlock.longestSection }),
      sizes[0] + sizes[2] + sizes[4] <= feed.remaining,
      let preamble = Zlib.inflated(feed.take(sizes[0]), to: sizes[1]),
      let tokens = Zlib.inflated(feed.take(sizes[2]), to: sizes[3])
    else { return nil }
    self.fields = fields
    self.preamble = preamble
    self.tokens = tokens
    noise = feed.take(sizes[4])
    size = feed.position
  }

  /// The block with right checksums; its sizes are true but for the one that `lie` names.
  func closed(salt: UInt64, lie: (field: Int, value: UInt64)? = nil) -> [UInt8] {
    let stored = [Zlib.deflated(preamble), Zlib.deflated(tokens)]
    let sizes = [stored[0], preamble, stored[1], tokens, noise].map { UInt64($0.count) }
    var fields = fields
    fields.replaceSubrange(OpenedBlock.sizes, with: sizes)
    if let lie { fields[lie.field] = lie.value }
    let payload = stored[0] + stored[1] + noise
    var encoded: [UInt8] = []
    for field in fields { encoded.append(varint: field) }
    var rest: [UInt8] = []
    rest.append(fixed: Zlib.checksum(Zlib.salted(salt), payload))
    rest.append(fixed: digest)
    rest.append(UInt8(truncatingIfNeeded: encoded.count))
    rest += encoded
    var whole = OpenedBlock.marker
    whole.append(fixed: Zlib.checksum(Zlib.salted(salt), rest))
    return whole + rest + payload
  }
}
