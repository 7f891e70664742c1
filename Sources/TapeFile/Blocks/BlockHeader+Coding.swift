extension BlockHeader {
  /// The header's bytes, its own checksum chained to `salt`.
  func encoded(salt: UInt64) -> [UInt8] {
    var body = ByteWriter()
    body.write(fixed: payloadChecksum)
    body.write(fixed: closingDigest)
    let fields = encodedFields
    body.write(byte: UInt8(fields.count))
    body.bytes += fields
    var checksum = Checksum(salt: salt)
    checksum.update(body.bytes)
    var whole = ByteWriter()
    whole.bytes = TapeFormat.blockMarker
    whole.write(fixed: checksum.value)
    return whole.bytes + body.bytes
  }

  /// The numbers that are small in most blocks.
  var encodedFields: [UInt8] {
    var fields = ByteWriter()
    fields.write(varint: UInt64(eventCount))
    fields.write(varint: firstEvent)
    fields.write(varint: UInt64(bitPattern: firstTime))
    fields.write(varint: UInt64(bitPattern: lastTime &- firstTime))
    fields.write(varint: UInt64(namesBefore))
    fields.write(varint: UInt64(namesAdded))
    fields.write(varint: UInt64(preambleStored))
    fields.write(varint: UInt64(preambleSize))
    fields.write(varint: UInt64(tokensStored))
    fields.write(varint: UInt64(tokensSize))
    fields.write(varint: UInt64(noiseSize))
    fields.write(byte: keyframe.rawValue)
    return fields.bytes
  }

  /// Reads and checks the header at the start of `bytes`.
  init(_ bytes: [UInt8], salt: UInt64) throws(MalformedBytes) {
    guard bytes.count >= BlockHeader.fixedSize else { throw MalformedBytes("is cut off") }
    guard bytes.starts(with: TapeFormat.blockMarker) else {
      throw MalformedBytes("does not begin like a block")
    }
    let end = BlockHeader.fixedSize + Int(bytes[BlockHeader.fixedSize - 1])
    guard end <= BlockHeader.longest else {
      throw MalformedBytes("has a header that does not match its checksum")
    }
    guard bytes.count >= end else { throw MalformedBytes("is cut off") }
    try self.init(bytes, fieldsTo: end, salt: salt)
  }

  private init(_ bytes: [UInt8], fieldsTo end: Int, salt: UInt64) throws(MalformedBytes) {
    var reader = ByteReader(bytes, 4..<end)
    let expected = try reader.readFixed(UInt32.self)
    var checksum = Checksum(salt: salt)
    checksum.update(bytes, 8..<end)
    guard checksum.value == expected else {
      throw MalformedBytes("has a header that does not match its checksum")
    }
    payloadChecksum = try reader.readFixed(UInt32.self)
    closingDigest = try reader.readFixed(UInt64.self)
    _ = try reader.readByte()
    eventCount = try reader.readVarint(as: UInt32.self)
    firstEvent = try reader.readVarint()
    firstTime = try reader.readVarint(as: Int64.self)
    let (last, overflow) = firstTime.addingReportingOverflow(
      try reader.readVarint(as: Int64.self)
    )
    lastTime = last
    namesBefore = try reader.readVarint(as: UInt32.self)
    namesAdded = try reader.readVarint(as: UInt32.self)
    preambleStored = try reader.readVarint(as: UInt32.self)
    preambleSize = try reader.readVarint(as: UInt32.self)
    tokensStored = try reader.readVarint(as: UInt32.self)
    tokensSize = try reader.readVarint(as: UInt32.self)
    noiseSize = try reader.readVarint(as: UInt32.self)
    guard let form = KeyframeForm(rawValue: try reader.readByte()) else {
      throw MalformedBytes("keeps its keyframe in a way that does not exist")
    }
    keyframe = form
    guard !overflow, size == end, reader.remaining == 0 else {
      throw MalformedBytes("has a header of another length than its fields")
    }
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
    // What follows from these numbers is made room for before the streams are looked at.
    guard Int(preambleSize) <= TapeFormat.mostInflation * Int(preambleStored),
      Int(tokensSize) <= TapeFormat.mostInflation * Int(tokensStored), namesAdded <= preambleSize
    else { throw MalformedBytes("declares more than its sections can hold") }
  }
}
