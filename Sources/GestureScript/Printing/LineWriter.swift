import SessionModel

/// Writes the words of a line, each after a blank.
struct LineWriter {
  let names: NameTable
  var bytes: [UInt8] = []

  mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func word(_ text: StaticString) {
    bytes.append(Byte.space)
    literal(text)
  }

  mutating func word(_ value: some Spelled) {
    word(value.spelling)
  }

  mutating func name(_ name: Name) {
    bytes.append(Byte.space)
    NameText.append(names[name], to: &bytes)
  }

  mutating func quoted(_ text: String) {
    bytes.append(Byte.space)
    NameText.appendQuoted(text, to: &bytes)
  }

  mutating func number(_ number: Double) {
    bytes.append(Byte.space)
    NumberText.append(number, to: &bytes)
  }

  mutating func seconds(_ span: Interval) {
    bytes.append(Byte.space)
    SecondsText.append(microseconds: span.microseconds, to: &bytes)
  }

  mutating func size(_ size: Size) {
    NumberText.append(size.width, to: &bytes)
    bytes.append(Byte.times)
    NumberText.append(size.height, to: &bytes)
  }

  mutating func list(_ screens: [Name]) {
    bytes.append(Byte.openBracket)
    for (place, screen) in screens.enumerated() {
      if place > 0 { bytes.append(Byte.comma) }
      NameText.append(names[screen], to: &bytes)
    }
    bytes.append(Byte.closeBracket)
  }

  /// Writes `name=`, quoted where the bare name is one of `keywords`.
  mutating func key(_ name: String, besides keywords: [StaticString] = []) {
    bytes.append(Byte.space)
    append(name, besides: keywords)
    bytes.append(Byte.equals)
  }

  /// Writes `name`, quoted where the bare name is one of `keywords`.
  mutating func append(_ name: String, besides keywords: [StaticString]) {
    if keywords.contains(where: { name.matches($0) }) {
      NameText.appendQuoted(name, to: &bytes)
    } else {
      NameText.append(name, to: &bytes)
    }
  }
}
