/// A block whose sections were inflated and not yet understood.
struct RawBlock: Equatable {
  /// The fields; sizes and checksums are those of the stored form, and are made anew.
  var header: BlockHeader
  /// Names and keyframe.
  var preamble: [UInt8]
  /// The directory of the columns, and their tokens.
  var tokens: [UInt8]
  /// The noise of the columns.
  var noise: [UInt8]

  /// Inflates the sections of `block`.
  init(_ block: Block, _ inflater: Inflater) throws(MalformedBytes) {
    header = block.header
    var expanded: [UInt8] = []
    let preambleSize = Int(header.preambleSize)
    try inflater.expand(block.bytes, block.preamble, to: preambleSize, into: &expanded)
    preamble = Array(expanded[..<preambleSize])
    let tokensSize = Int(header.tokensSize)
    try inflater.expand(block.bytes, block.tokens, to: tokensSize, into: &expanded)
    tokens = Array(expanded[..<tokensSize])
    noise = Array(block.bytes[block.noise])
  }

  /// The bytes of the block, its checksums chained to `salt`.
  func stored(salt: UInt64, _ deflater: Deflater) throws(TapeError) -> [UInt8] {
    let names = try deflater.compress([Deflater.Part(bytes: preamble, strategy: .matching)])
    let columns = try deflater.compress([Deflater.Part(bytes: tokens, strategy: .matching)])
    var header = header
    header.preambleStored = UInt32(names.count)
    header.preambleSize = UInt32(preamble.count)
    header.tokensStored = UInt32(columns.count)
    header.tokensSize = UInt32(tokens.count)
    header.noiseSize = UInt32(noise.count)
    return BlockSealer.Sealed(header: header, payload: names + columns + noise).encoded(salt: salt)
  }
}
