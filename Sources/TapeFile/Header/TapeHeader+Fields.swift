import SessionModel

extension TapeHeader {
  /// What a field of the header's body holds; numbers are never reused.
  fileprivate enum Field: UInt64 {
    case programVersion = 1
    case wallTime = 2
    case writer = 3
    case device = 4
    case meta = 5
    case policy = 6
    case seed = 7
    case start = 8
    case origin = 9
  }

  /// The body of a header: fields as number, length and content.
  static func encodeFields(
    _ description: TapeDescription,
    _ supplement: HeaderSupplement = HeaderSupplement()
  ) throws(TapeError) -> [UInt8] {
    try checkSize(of: supplement.start)
    var body = ByteWriter()
    body.write(description)
    body.write(supplement)
    guard body.bytes.count <= TapeFormat.longestDescription else {
      throw TapeError(
        .tooLarge,
        "the tape's description takes \(body.bytes.count) bytes; "
          + "at most \(TapeFormat.longestDescription) fit"
      )
    }
    return body.bytes
  }

  private static func checkSize(of start: TapeStart?) throws(TapeError) {
    guard let size = start?.session.encoded().count, size > TapeFormat.longestKeyframe else {
      return
    }
    throw TapeError(
      .tooLarge,
      "the state that the tape begins in takes \(size) bytes; "
        + "at most \(TapeFormat.longestKeyframe) fit"
    )
  }

  /// Takes over the fields of a body; those of newer writers are kept as they are.
  mutating func readFields(_ body: inout ByteReader) throws {
    while body.remaining > 0 {
      let start = body.position
      let number = try body.readVarint()
      let size = try body.readCount()
      var content = ByteReader(body.bytes, body.position..<(body.position + size))
      _ = try body.readBytes(size)
      guard let field = Field(rawValue: number) else {
        supplement.unknownFields += body.bytes[start..<body.position]
        continue
      }
      try read(field, &content)
      try content.expectEnd()
    }
    guard supplement.start.map({ $0.session.policies == description.policies }) ?? true else {
      throw MalformedBytes("begins with a session of other policies than the tape's")
    }
  }

  private mutating func read(_ field: Field, _ content: inout ByteReader) throws {
    switch field {
    case .programVersion: programVersion = try content.readString()
    case .wallTime: description.wallMicroseconds = try content.readZigzag()
    case .writer: description.writer = try content.readString()
    case .device:
      let name = try content.readString()
      let facts = try content.readList { (reader) throws(MalformedBytes) in
        try reader.readEntry()
      }
      description.device = TapeDescription.Device(name, facts: facts)
    case .meta: description.meta.append(try content.readEntry())
    case .policy: try readPolicy(&content)
    case .seed: description.seed = try content.readVarint()
    case .start: supplement.start = try content.readStart()
    case .origin: supplement.origin = try content.readOrigin()
    }
  }

  private mutating func readPolicy(_ content: inout ByteReader) throws {
    let number = try content.readByte()
    let value = try content.readDouble()
    // An unknown policy changes what the events mean, so it cannot be passed over.
    guard let policy = Policy(rawValue: number) else {
      throw TapeError(
        .needsNewerReader,
        "this tape sets policy number \(number), which this version does not know",
        at: 0
      )
    }
    description.policies[policy] = value
    guard description.policies[policy].bitPattern == value.bitPattern else {
      throw MalformedBytes("gives a policy a value it cannot have")
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ description: TapeDescription) {
    write(.programVersion) { $0.write(TapeFormat.programVersion) }
    if let wall = description.wallMicroseconds {
      write(.wallTime) { $0.write(zigzag: wall) }
    }
    if let writer = description.writer { write(.writer) { $0.write(writer) } }
    if let device = description.device {
      write(.device) {
        $0.write(device.name)
        $0.write(list: device.facts) { $0.write($1) }
      }
    }
    for entry in description.meta { write(.meta) { $0.write(entry) } }
    for policy in Policy.allCases where !description.policies.isDefault(policy) {
      write(.policy) {
        $0.write(byte: policy.rawValue)
        $0.write(description.policies[policy])
      }
    }
    if let seed = description.seed { write(.seed) { $0.write(varint: seed) } }
  }

  fileprivate mutating func write(_ supplement: HeaderSupplement) {
    if let start = supplement.start { write(.start) { $0.write(start) } }
    if let origin = supplement.origin { write(.origin) { $0.write(origin) } }
    bytes += supplement.unknownFields
  }

  fileprivate mutating func write(
    _ field: TapeHeader.Field,
    _ content: (inout ByteWriter) -> Void
  ) {
    var writer = ByteWriter()
    content(&writer)
    write(varint: field.rawValue)
    write(blob: writer.bytes)
  }

  fileprivate mutating func write(_ entry: TapeDescription.Entry) {
    write(entry.key)
    write(entry.value)
  }
}

extension ByteReader {
  fileprivate mutating func readEntry() throws(MalformedBytes) -> TapeDescription.Entry {
    let key = try readString()
    return TapeDescription.Entry(key, try readString())
  }
}
