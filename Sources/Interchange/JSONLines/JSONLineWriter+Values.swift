import GestureScript
import SessionModel

extension JSONLineWriter {
  /// Writes a number; those that JSON lacks are strings, and −0 is told from 0 by every reader.
  mutating func number(_ value: Double) {
    if !value.isFinite {
      literal("\"")
      NumberText.append(value, to: &bytes)
      literal("\"")
    } else if value.bitPattern == (-0.0).bitPattern {
      literal("-0.0")
    } else {
      NumberText.append(value, to: &bytes)
    }
  }

  mutating func string(_ text: String) {
    literal("\"")
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
        bytes.append(contentsOf: utf8)
      } else {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { append(scalar) }
      }
    }
    literal("\"")
  }

  /// Quotes, backslashes, control characters and marks that turn or hide text are escaped.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": literal("\\\"")
    case "\\": literal("\\\\")
    case "\n": literal("\\n")
    case "\t": literal("\\t")
    case _ where NameText.isInvisible(scalar.value):
      for unit in String(scalar).utf16 {
        literal("\\u")
        for shift in stride(from: UInt16(12), through: 0, by: -4) {
          append(hexDigit: UInt8(unit >> shift & 15))
        }
      }
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  mutating func append(hexDigit digit: UInt8) {
    bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
  }

  mutating func list<Element>(
    _ key: StaticString,
    _ elements: [Element],
    _ write: (inout JSONLineWriter, Element) -> Void
  ) {
    self.key(key)
    literal("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { literal(",") }
      write(&self, element)
    }
    literal("]")
  }

  mutating func field(_ key: StaticString, _ value: [Name]) {
    list(key, value) { $0.string($0.names[$1]) }
  }

  mutating func field(_ key: StaticString, pairs: [(String, String)]) {
    list(key, pairs) { writer, pair in
      writer.literal("[")
      writer.string(pair.0)
      writer.literal(",")
      writer.string(pair.1)
      writer.literal("]")
    }
  }

  mutating func field(_ key: StaticString, _ settings: [BarsChange.Setting]) {
    field(key, pairs: settings.map { (names[$0.part], names[$0.value]) })
  }

  mutating func field(_ key: StaticString, _ id: TransitionID) {
    field(key, text: names.spelling(of: id))
  }

  /// Writes a word, or an object with one field.
  mutating func field(_ key: StaticString, _ cause: Cause?) {
    switch cause {
    case nil: break
    case .user: field(key, word: "user")
    case .code: field(key, word: "code")
    case .touch(let id):
      tagged(key, "touch") { $0.bytes.append(contentsOf: String(id).utf8) }
    case .recognizer(let name):
      tagged(key, "recognizer") { $0.string($0.names[name]) }
    case .transition(let id):
      tagged(key, "transition") { $0.string($0.names.spelling(of: id)) }
    }
  }

  /// Writes `"key":{"tag":…}`.
  mutating func tagged(
    _ key: StaticString,
    _ tag: StaticString,
    _ write: (inout JSONLineWriter) -> Void
  ) {
    self.key(key)
    literal("{\"")
    literal(tag)
    literal("\":")
    write(&self)
    literal("}")
  }

  /// Writes a word, or an object with the curve's numbers.
  mutating func field(_ key: StaticString, _ curve: TimingCurve?) {
    switch curve {
    case nil: break
    case .linear: field(key, word: "linear")
    case .easeIn: field(key, word: "easeIn")
    case .easeOut: field(key, word: "easeOut")
    case .easeInOut: field(key, word: "easeInOut")
    case .default: field(key, word: "default")
    case .cubic(let x1, let y1, let x2, let y2): numbers(key, "cubic", [x1, y1, x2, y2])
    case .spring(let mass, let stiffness, let damping):
      numbers(key, "spring", [mass, stiffness, damping])
    case .springRatio(let ratio): numbers(key, "springRatio", [ratio])
    }
  }

  private mutating func numbers(_ key: StaticString, _ tag: StaticString, _ values: [Double]) {
    tagged(key, tag) { writer in
      writer.literal("[")
      for (place, value) in values.enumerated() {
        if place > 0 { writer.literal(",") }
        writer.number(value)
      }
      writer.literal("]")
    }
  }
}
