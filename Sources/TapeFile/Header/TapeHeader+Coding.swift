import SessionModel

extension TapeHeader {
  /// The header of a new tape whose body is `body`.
  static func encode(body: [UInt8], salt: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes = TapeFormat.magic
    writer.write(fixed: TapeFormat.version)
    writer.write(fixed: TapeFormat.leastReaderVersion)
    writer.write(fixed: Session.reducerVersion)
    writer.write(fixed: salt)
    writer.write(fixed: UInt32(body.count))
    var checksum = Checksum()
    checksum.update(writer.bytes)
    checksum.update(body)
    writer.write(fixed: checksum.value)
    return writer.bytes + body
  }

  /// Reads the header of the tape in `source`, and how many bytes it takes; one of an older version
  /// through `upcasters`.
  static func read(
    from source: any ByteSource,
    _ upcasters: UpcasterChain
  ) throws(TapeError) -> (TapeHeader, size: Int) {
    guard let version = try version(of: source),
      let (bytes, size) = try upcasters.header(source, version: version)
    else { return try readCurrent(from: source) }
    var (header, _) = try readCurrent(from: MemorySource(bytes: bytes))
    header.formatVersion = version
    return (header, size)
  }

  /// The version that a tape claims; nil where there is none to be seen.
  private static func version(of source: any ByteSource) throws(TapeError) -> UInt16? {
    let start = try source.read(at: 0, upTo: TapeFormat.magic.count + 2)
    guard start.starts(with: TapeFormat.magic) else { return nil }
    var reader = ByteReader(start, TapeFormat.magic.count..<start.count)
    return try? reader.readFixed(UInt16.self)
  }

  private static func readCurrent(
    from source: any ByteSource
  ) throws(TapeError) -> (TapeHeader, size: Int) {
    let fixed = try source.read(at: 0, upTo: fixedSize)
    guard !fixed.isEmpty else {
      throw TapeError(.notATape, "this is not a tape: it is empty", at: 0)
    }
    guard fixed.starts(with: TapeFormat.magic) else {
      throw TapeError(.notATape, "this is not a tape: it does not begin like one", at: 0)
    }
    guard fixed.count == fixedSize else {
      throw damaged("is cut off after \(fixed.count) of its first \(fixedSize) bytes")
    }
    do {
      return try read(fixed, source)
    } catch let error as TapeError {
      throw error
    } catch let error as MalformedBytes {
      throw damaged(error.reason)
    } catch {
      throw damaged("cannot be read")
    }
  }

  private static func read(
    _ fixed: [UInt8],
    _ source: any ByteSource
  ) throws -> (TapeHeader, size: Int) {
    var reader = ByteReader(fixed, 8..<fixedSize)
    let formatVersion = try reader.readFixed(UInt16.self)
    let leastReaderVersion = try reader.readFixed(UInt16.self)
    let reducerVersion = try reader.readFixed(UInt32.self)
    let salt = try reader.readFixed(UInt64.self)
    let bodySize = Int(try reader.readFixed(UInt32.self))
    let expected = try reader.readFixed(UInt32.self)
    guard bodySize <= TapeFormat.longestDescription else {
      throw damaged("declares a description of \(bodySize) bytes")
    }
    let body = try source.read(at: UInt64(fixedSize), upTo: bodySize)
    var checksum = Checksum()
    checksum.update(fixed, 0..<checkedPrefix)
    checksum.update(body)
    guard body.count == bodySize, checksum.value == expected else {
      throw damaged("does not match its checksum")
    }
    // Only after the checksum: a flipped bit must not look like a newer version.
    guard leastReaderVersion <= TapeFormat.version else {
      throw newer(formatVersion, leastReaderVersion)
    }
    guard formatVersion >= TapeFormat.version else { throw unknown(formatVersion) }
    var header = TapeHeader(
      formatVersion: formatVersion,
      leastReaderVersion: leastReaderVersion,
      reducerVersion: reducerVersion,
      salt: salt,
      programVersion: "",
      description: TapeDescription()
    )
    var fields = ByteReader(body)
    try header.readFields(&fields)
    try header.checkStart()
    return (header, fixedSize + bodySize)
  }

  /// Refuses a state that means something else to this reducer, or under the tape's policies.
  private func checkStart() throws {
    guard let start else { return }
    guard reducerVersion == Session.reducerVersion else {
      throw TapeError(
        .needsNewerReader,
        "this tape begins in a state of reducer \(reducerVersion), "
          + "which reducer \(Session.reducerVersion) cannot take over",
        at: 12
      )
    }
    guard start.session.policies == description.policies else {
      throw MalformedBytes("begins in a state of other policies")
    }
  }

  private static func damaged(_ reason: String) -> TapeError {
    TapeError(.damagedHeader, "the tape's header \(reason)", at: 0)
  }

  private static func unknown(_ version: UInt16) -> TapeError {
    TapeError(
      .unknownVersion,
      "this tape has format version \(version), which nothing turns into version "
        + "\(TapeFormat.version)",
      at: 8
    )
  }

  private static func newer(_ version: UInt16, _ least: UInt16) -> TapeError {
    TapeError(
      .needsNewerReader,
      "this tape has format version \(version) and needs a reader of version \(least) or later; "
        + "this one knows version \(TapeFormat.version)",
      at: 8
    )
  }
}
