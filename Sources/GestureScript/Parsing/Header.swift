import SessionModel

/// The header of a tape as the lines of a script fill it.
struct Header {
  var description = TapeDescription()

  mutating func set(seed: UInt64, at offset: Int) throws(SyntaxError) {
    guard description.seed == nil else { throw SyntaxError(at: offset, "seed= is given twice") }
    description.seed = seed
  }

  mutating func set(wall: Int64, at offset: Int) throws(SyntaxError) {
    guard description.wallMicroseconds == nil else {
      throw SyntaxError(at: offset, "wall= is given twice")
    }
    description.wallMicroseconds = wall
  }

  mutating func set(writer: String, at offset: Int) throws(SyntaxError) {
    guard description.writer == nil else { throw SyntaxError(at: offset, "writer= is given twice") }
    description.writer = writer
  }

  mutating func set(device: TapeDescription.Device, at offset: Int) throws(SyntaxError) {
    guard description.device == nil else {
      throw SyntaxError(at: offset, "the device is given twice")
    }
    description.device = device
  }
}

extension LineParser {
  /// `tape wall=… writer=…`, `tape device NAME key=value…` or `tape meta KEY="…"`.
  mutating func tapeHeader() throws(SyntaxError) {
    if arguments.take("device") {
      let name = try arguments.next("the name of the device").asWord()
      let facts = try entries()
      let device = TapeDescription.Device(name.text, facts: facts)
      return try header.set(device: device, at: name.offset)
    }
    if arguments.take("meta") {
      guard !arguments.isEmpty else {
        throw SyntaxError(at: arguments.offset, "the line ends here", expected: "KEY=\"…\"")
      }
      return header.description.meta += try entries()
    }
    let isEmpty = arguments.isEmpty
    if let wall = arguments.option("wall") { try self.wall(wall) }
    if let writer = arguments.option("writer") {
      try header.set(writer: try writer.asWord().text, at: writer.offset)
    }
    guard !isEmpty else {
      throw SyntaxError(
        at: arguments.offset,
        "the line ends here",
        expected: "wall=, writer=, device or meta"
      )
    }
  }

  private mutating func wall(_ value: ValueReader) throws(SyntaxError) {
    let text = String(decoding: value.text[value.offset..<value.end], as: UTF8.self)
    guard let wall = WallClockText.microseconds(text) else {
      throw SyntaxError(
        at: value.offset,
        "\(value.shown(from: value.offset)) is no moment",
        expected: "a moment in UTC such as 2024-02-29T12:00:00.5Z"
      )
    }
    try header.set(wall: wall, at: value.offset)
  }

  private mutating func entries() throws(SyntaxError) -> [TapeDescription.Entry] {
    var entries: [TapeDescription.Entry] = []
    while let (key, value) = try arguments.nextKeyed() {
      entries.append(TapeDescription.Entry(key.text, try value.asWord("a text").text))
    }
    return entries
  }

  /// `setup policy NAME=VALUE…`.
  mutating func policies() throws(SyntaxError) {
    let expected = "a policy such as restLimit=0.1"
    guard !arguments.isEmpty else {
      throw SyntaxError(at: arguments.offset, "the line ends here", expected: expected)
    }
    if let word = arguments.upcoming {
      throw SyntaxError(at: word.offset, "this has no value", expected: expected)
    }
    while let (key, value) = try arguments.nextKeyed() {
      guard let policy = Policy.allCases.first(where: { key.text.matches($0.spelling) }) else {
        throw SyntaxError(
          at: key.offset,
          "\(key.text.shown) is no policy",
          key.text,
          among: Policy.allCases.map { String($0.spelling) }
        )
      }
      header.description.policies[policy] = try setting(of: policy, value)
    }
  }

  private func setting(of policy: Policy, _ value: ValueReader) throws(SyntaxError) -> Double {
    guard !policy.choices.isEmpty else {
      let number = try value.asNumber()
      guard number >= 0, number.isFinite else {
        throw SyntaxError(
          at: value.offset,
          "\(policy.spelling) cannot be this",
          expected: "a finite number from 0"
        )
      }
      return number
    }
    let word = try value.asWord()
    guard let place = policy.choices.firstIndex(where: { word.text.matches($0) }) else {
      let choices = policy.choices.map { String($0) }.joined(separator: " or ")
      throw SyntaxError(
        at: value.offset,
        "\(word.text.shown) is no choice here",
        expected: choices
      )
    }
    return Double(place)
  }
}
