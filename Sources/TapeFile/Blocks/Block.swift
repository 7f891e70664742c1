/// A block's sections, checked against their checksum but not yet expanded.
struct Block {
  let header: BlockHeader
  /// The whole block as it is stored.
  let bytes: [UInt8]

  private let headerSize: Int

  /// Where the deflated names and keyframe are.
  var preamble: Range<Int> {
    headerSize..<(headerSize + Int(header.preambleStored))
  }

  /// Where the deflated tokens are.
  var tokens: Range<Int> {
    preamble.upperBound..<(preamble.upperBound + Int(header.tokensStored))
  }

  /// Where the noise is.
  var noise: Range<Int> {
    tokens.upperBound..<(tokens.upperBound + Int(header.noiseSize))
  }

  /// Checks `bytes`, which are a whole block and nothing else.
  init(_ bytes: [UInt8], salt: UInt64) throws(MalformedBytes) {
    header = try BlockHeader(bytes, salt: salt)
    self.bytes = bytes
    headerSize = header.size
    let size = headerSize + header.payloadSize
    guard bytes.count >= size else { throw MalformedBytes("is cut off") }
    guard bytes.count == size else { throw MalformedBytes("is shorter than the index says") }
    var checksum = Checksum(salt: salt)
    checksum.update(bytes, headerSize..<size)
    guard checksum.value == header.payloadChecksum else {
      throw MalformedBytes("does not match its checksum")
    }
  }
}
