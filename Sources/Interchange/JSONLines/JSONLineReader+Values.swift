import GestureScript
import SessionModel

/// Fields of plain values; nil where the line has no such field.
extension JSONLineReader {
  mutating func number(_ key: StaticString) throws(JSONLinesError) -> Double? {
    guard let node = take(key) else { return nil }
    return try number(at: node)
  }

  func number(at node: Int) throws(JSONLinesError) -> Double {
    let (kind, text) = (nodes[node].kind, nodes[node].text)
    guard kind == .number || kind == .string,
      let number = NumberText.number(bytes, in: text), kind == .string || number.isFinite
    else {
      throw wrong(node, "a number, or \"nan\", \"inf\" or \"-inf\"")
    }
    return number
  }

  mutating func integer<Value: FixedWidthInteger>(
    _ key: StaticString,
    _ type: Value.Type = Value.self
  ) throws(JSONLinesError) -> Value? {
    guard let node = take(key) else { return nil }
    return try integer(at: node)
  }

  func integer<Value: FixedWidthInteger>(at node: Int) throws(JSONLinesError) -> Value {
    guard nodes[node].kind == .number, let value = Value(spelling(nodes[node].text)) else {
      throw wrong(node, "a whole number from \(Value.min) to \(Value.max)")
    }
    return value
  }

  mutating func bool(_ key: StaticString) throws(JSONLinesError) -> Bool? {
    guard let node = take(key) else { return nil }
    if nodes[node].kind == .word {
      if matches(nodes[node].text, "true") { return true }
      if matches(nodes[node].text, "false") { return false }
    }
    throw wrong(node, "true or false")
  }

  mutating func microseconds(_ key: StaticString) throws(JSONLinesError) -> Int64? {
    guard let node = take(key) else { return nil }
    return try microseconds(at: node)
  }

  private func microseconds(at node: Int) throws(JSONLinesError) -> Int64 {
    let text = nodes[node].text
    guard nodes[node].kind == .number, let value = try? SecondsText.microseconds(bytes, in: text)
    else {
      throw wrong(node, "seconds with up to six decimals")
    }
    return value
  }

  mutating func span(_ key: StaticString) throws(JSONLinesError) -> Interval? {
    try microseconds(key).map { Interval(microseconds: $0) }
  }

  /// A moment by a clock of its own, which may say anything.
  mutating func claimedTime(_ key: StaticString) throws(JSONLinesError) -> Time? {
    try microseconds(key).map { Time(microseconds: $0) }
  }

  /// A moment of the session.
  mutating func time(_ key: StaticString) throws(JSONLinesError) -> Time? {
    guard let node = take(key) else { return nil }
    let time = Time(microseconds: try microseconds(at: node))
    guard time <= .last else { throw wrong(node, "at most \(SecondsText.last) s") }
    return time
  }

  mutating func word<Value: Spelled>(
    _ key: StaticString,
    _ type: Value.Type = Value.self
  ) throws(JSONLinesError) -> Value? {
    guard let node = take(key) else { return nil }
    return try word(at: node)
  }

  func word<Value: Spelled>(at node: Int) throws(JSONLinesError) -> Value {
    if nodes[node].kind == .string {
      for value in Value.allCases where matches(nodes[node].text, value.spelling) { return value }
    }
    let words = Value.allCases.map { "\($0.spelling)" }.joined(separator: ", ")
    throw wrong(node, "one of \(words)")
  }

  mutating func text(_ key: StaticString) throws(JSONLinesError) -> String? {
    guard let node = take(key) else { return nil }
    return try text(at: node)
  }

  /// A string whose escapes are resolved.
  func text(at node: Int) throws(JSONLinesError) -> String {
    guard nodes[node].kind == .string else { throw wrong(node, "a string") }
    if nodes[node].hasEscapes {
      guard let text = JSONEscapes.resolved(bytes[nodes[node].text]) else {
        throw wrong(node, "UTF-8 and the escapes of JSON")
      }
      return text
    }
    guard let text = String(validating: bytes[nodes[node].text], as: UTF8.self) else {
      throw wrong(node, "UTF-8")
    }
    return text
  }

  mutating func name(_ key: StaticString) throws(JSONLinesError) -> Name? {
    guard let node = take(key) else { return nil }
    return try name(at: node)
  }

  mutating func name(at node: Int) throws(JSONLinesError) -> Name {
    names.intern(try text(at: node))
  }
}
