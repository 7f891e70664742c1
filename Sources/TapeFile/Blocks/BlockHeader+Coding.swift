extension BlockHeader {
  /// The header's bytes, its own checksum chained to `salt`.
  func encoded(salt: UInt64) -> [UInt8] {
    var body = ByteWriter()
    body.write(fixed: payloadChecksum)
    body.write(fixed: eventCount)
    body.write(fixed: firstEvent)
    body.write(fixed: firstTime)
    body.write(fixed: lastTime)
    body.write(fixed: closingDigest)
    body.write(fixed: namesBefore)
    body.write(fixed: namesAdded)
    body.write(fixed: preambleStored)
    body.write(fixed: preambleSize)
    body.write(fixed: tokensStored)
    body.write(fixed: tokensSize)
    body.write(fixed: noiseSize)
    body.write(fixed: UInt32(keyframe.rawValue))
    var checksum = Checksum(salt: salt)
    checksum.update(body.bytes)
    var whole = ByteWriter()
    whole.bytes = TapeFormat.blockMarker
    whole.write(fixed: checksum.value)
    return whole.bytes + body.bytes
  }

  /// Reads and checks the header at the start of `bytes`.
  init(_ bytes: [UInt8], salt: UInt64) throws(MalformedBytes) {
    guard bytes.count >= BlockHeader.size else { throw MalformedBytes("is cut off") }
    guard bytes.starts(with: TapeFormat.blockMarker) else {
      throw MalformedBytes("does not begin like a block")
    }
    var reader = ByteReader(bytes, 4..<BlockHeader.size)
    let expected = try reader.readFixed(UInt32.self)
    var checksum = Checksum(salt: salt)
    checksum.update(bytes, 8..<BlockHeader.size)
    guard checksum.value == expected else {
      throw MalformedBytes("has a header that does not match its checksum")
    }
    payloadChecksum = try reader.readFixed(UInt32.self)
    eventCount = try reader.readFixed(UInt32.self)
    firstEvent = try reader.readFixed(UInt64.self)
    firstTime = try reader.readFixed(Int64.self)
    lastTime = try reader.readFixed(Int64.self)
    closingDigest = try reader.readFixed(UInt64.self)
    namesBefore = try reader.readFixed(UInt32.self)
    namesAdded = try reader.readFixed(UInt32.self)
    preambleStored = try reader.readFixed(UInt32.self)
    preambleSize = try reader.readFixed(UInt32.self)
    tokensStored = try reader.readFixed(UInt32.self)
    tokensSize = try reader.readFixed(UInt32.self)
    noiseSize = try reader.readFixed(UInt32.self)
    guard let form = KeyframeForm(rawValue: UInt8(clamping: try reader.readFixed(UInt32.self)))
    else {
      throw MalformedBytes("keeps its keyframe in a way that does not exist")
    }
    keyframe = form
    try checkLimits()
  }

  /// A checksum proves that the writer meant it, not that it is sane.
  private func checkLimits() throws(MalformedBytes) {
    guard eventCount > 0, eventCount <= TapeFormat.mostEventsInBlock else {
      throw MalformedBytes("declares \(eventCount) events")
    }
    guard firstEvent > 0, firstEvent < UInt64(1) << 48 else {
      throw MalformedBytes("declares an impossible event number")
    }
    guard firstTime >= 0, lastTime >= firstTime else {
      throw MalformedBytes("declares times that run backwards")
    }
    guard UInt64(namesBefore) + UInt64(namesAdded) <= UInt64(TapeFormat.mostNames) else {
      throw MalformedBytes("declares too many names")
    }
    let inflated = max(preambleSize, tokensSize)
    let stored = max(preambleStored, tokensStored, noiseSize)
    guard inflated <= TapeFormat.longestStream, stored <= TapeFormat.longestSection else {
      throw MalformedBytes("declares a section above the limit")
    }
  }
}
