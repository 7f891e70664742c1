import GestureScript
import SessionModel

/// Writes the fields of one line; a field without a value is left out.
struct JSONLineWriter {
  let names: NameTable
  var bytes: [UInt8] = []

  /// Begins the line of an event.
  mutating func begin(_ type: LineType, at time: Time) {
    literal("{\"time\":")
    SecondsText.append(microseconds: time.microseconds, to: &bytes)
    field("type", type)
  }

  mutating func end() {
    literal("}\n")
  }

  mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func key(_ key: StaticString) {
    literal(",\"")
    literal(key)
    literal("\":")
  }

  mutating func field(_ key: StaticString, word: StaticString) {
    self.key(key)
    literal("\"")
    literal(word)
    literal("\"")
  }

  mutating func field(_ key: StaticString, _ value: (some Spelled)?) {
    guard let value else { return }
    field(key, word: value.spelling)
  }

  mutating func field(_ key: StaticString, text: String) {
    self.key(key)
    string(text)
  }

  mutating func field(_ key: StaticString, _ value: Name?) {
    guard let value else { return }
    field(key, text: names[value])
  }

  mutating func field(_ key: StaticString, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes a number unless it is zero, the value of a missing one.
  mutating func field(_ key: StaticString, unlessZero value: Double) {
    guard value.bitPattern != 0 else { return }
    field(key, value)
  }

  mutating func field<Value: BinaryInteger>(_ key: StaticString, integer value: Value?) {
    guard let value else { return }
    self.key(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func field(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    literal(value ? "true" : "false")
  }

  /// Writes seconds with the decimals they need, so that every microsecond comes back.
  mutating func field(_ key: StaticString, _ value: Interval?) {
    guard let value else { return }
    self.key(key)
    SecondsText.append(microseconds: value.microseconds, to: &bytes)
  }

  mutating func field(_ key: StaticString, _ value: Time?) {
    field(key, value.map { Interval(microseconds: $0.microseconds) })
  }

  mutating func field(_ key: StaticString, _ value: Expression?) {
    guard let value else { return }
    field(key, text: ExpressionPrinter.text(value))
  }
}
