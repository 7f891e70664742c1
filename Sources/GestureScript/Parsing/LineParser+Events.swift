import SessionModel

extension LineParser {
  /// The event that starts with `verb`; nil if none does.
  mutating func event(_ verb: Word) throws(SyntaxError) -> Event? {
    switch verb.text {
    case "touch": try touch()
    case "gesture": try gesture()
    case "transition": .transition(try transition())
    case "animator": .animator(try animator())
    case "mark": .mark(try nextName("the name of the mark"))
    case "note": .note(try arguments.next("the remark in quotes").asWord("the remark").text)
    case "custom": try custom()
    case "unknown": try unknownEvent()
    case "lost": try lost()
    case "end": .end
    default:
      if let event = try sideState(verb) { event } else { try call(verb).map { .call($0) } }
    }
  }

  private mutating func custom() throws(SyntaxError) -> Event {
    let name = try nextName("the name of the event")
    let payload = try arguments.next("the payload in quotes").asWord("the payload in quotes")
    return .custom(name, payload: payload.text)
  }

  private mutating func lost() throws(SyntaxError) -> Event {
    let count: UInt64 = try arguments.next("the number of lost events").asInteger()
    return .lost(count: count, cause: try nextName("the cause"))
  }

  private mutating func unknownEvent() throws(SyntaxError) -> Event {
    let kind: UInt32 = try arguments.next("the number of the kind").asInteger()
    guard let value = arguments.nextIfAny() else { return .unknown(kind: kind, bytes: []) }
    let digits = value.text[value.offset..<value.end]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for (offset, digit) in zip(digits.indices, digits) {
      guard let value = Byte.hexValue(digit) else {
        throw SyntaxError(
          at: offset,
          "this is no hexadecimal digit",
          expected: "pairs of hexadecimal digits"
        )
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard high == nil else {
      throw SyntaxError(
        at: value.end - 1,
        "a digit is missing",
        expected: "pairs of hexadecimal digits"
      )
    }
    return .unknown(kind: kind, bytes: bytes)
  }
}
