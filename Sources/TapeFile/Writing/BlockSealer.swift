import SessionModel

/// Compresses open blocks into the bytes of sealed ones.
struct BlockSealer {
  private let deflater: Deflater
  private var nextEvent: UInt64

  /// A sealer whose first event is number `nextEvent` of its tape.
  init(nextEvent: UInt64 = 1) throws(TapeError) {
    self.nextEvent = nextEvent
    deflater = try Deflater()
  }

  /// A block that only lacks its checksums, which wait for the tape's salt.
  struct Sealed {
    var header: BlockHeader
    var payload: [UInt8]

    func encoded(salt: UInt64) -> [UInt8] {
      var checksum = Checksum(salt: salt)
      checksum.update(payload)
      var header = header
      header.payloadChecksum = checksum.value
      return header.encoded(salt: salt) + payload
    }
  }

  /// Seals `open`, after whose last event the session is `closing`.
  mutating func seal(
    _ open: OpenBlock,
    names: NameTable,
    closing: Session
  ) throws(TapeError) -> Sealed {
    let sections = BlockEncoder.encode(open.events, from: open.firstTime)
    let (keyframe, form) = keyframe(of: open)
    let added = (open.namesBefore..<open.namesAfter).map { names[Name(index: UInt32($0))] }
    let preamble = Preamble(names: added, keyframe: keyframe).encoded()
    let storedPreamble = try deflater.compress([Deflater.Part(bytes: preamble, strategy: .matching)]
    )
    let storedTokens = try deflater.compress(sections.tokens)
    let header = BlockHeader(
      eventCount: UInt32(open.events.count),
      keyframe: form,
      firstEvent: nextEvent,
      firstTime: open.firstTime,
      lastTime: closing.now.microseconds,
      closingDigest: closing.digest,
      namesBefore: UInt32(open.namesBefore),
      namesAdded: UInt32(added.count),
      preambleStored: UInt32(storedPreamble.count),
      preambleSize: UInt32(preamble.count),
      tokensStored: UInt32(storedTokens.count),
      tokensSize: UInt32(sections.tokens.reduce(0) { $0 + $1.bytes.count }),
      noiseSize: UInt32(sections.noise.count)
    )
    nextEvent += UInt64(open.events.count)
    return Sealed(header: header, payload: storedPreamble + storedTokens + sections.noise)
  }

  private func keyframe(of open: OpenBlock) -> ([UInt8], BlockHeader.KeyframeForm) {
    guard nextEvent > 1 else { return ([], .initial) }
    guard let bytes = Keyframe.encode(open.opening) else { return ([], .absent) }
    return (bytes, .stored)
  }
}
