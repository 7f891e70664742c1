import SessionModel

extension LineWriter {
  mutating func mark(_ name: Name) {
    word("mark")
    self.name(name)
  }

  mutating func note(_ text: String) {
    word("note")
    quoted(text)
  }

  mutating func custom(_ name: Name, _ payload: String) {
    word("custom")
    self.name(name)
    quoted(payload)
  }

  mutating func unknown(_ kind: UInt32, _ content: [UInt8]) {
    word("unknown")
    bytes.append(Byte.space)
    NumberText.append(UInt64(kind), to: &bytes)
    guard !content.isEmpty else { return }
    bytes.append(Byte.space)
    for byte in content {
      bytes.append(Byte.hexDigit(byte >> 4))
      bytes.append(Byte.hexDigit(byte))
    }
  }

  mutating func lost(_ count: UInt64, _ cause: Name) {
    word("lost")
    bytes.append(Byte.space)
    NumberText.append(count, to: &bytes)
    name(cause)
  }
}
