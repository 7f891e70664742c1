extension ValueReader {
  private static let subjects: [StaticString] = [
    "model", "flag", "bars", "transition", "animator", "recognizer", "picture", "coordinator",
  ]

  /// How expectations begin, for messages.
  static let expectations =
    subjects.map { String($0) }
    + ["callbacks", "returned", "fault", "digest", "finding", "no other findings", "end", "NAME=…"]

  /// The word for what an expectation is about that is the whole value; nil if it is none.
  func asSubjectWord() -> StaticString? {
    ValueReader.subjects.first { subject in
      subject.withUTF8Buffer { text[offset..<end].elementsEqual($0) }
    }
  }

  func asExpected() throws(SyntaxError) -> ScriptExpectation.Value {
    guard isList else { return .element(try asElement()) }
    var elements: [ScriptExpectation.Element] = []
    try eachElement("a list") { (reader) throws(SyntaxError) in
      elements.append(try reader.element())
    }
    return .list(elements)
  }

  /// The element that is the whole value.
  func asElement() throws(SyntaxError) -> ScriptExpectation.Element {
    var reader = self
    let element = try reader.element()
    try reader.finish("a name or a number")
    return element
  }

  /// Words between blanks, and a word after a colon.
  private mutating func element() throws(SyntaxError) -> ScriptExpectation.Element {
    var element = ScriptExpectation.Element([try word("a name or a number").text])
    skipBlanks()
    while let byte, byte != Byte.comma, byte != Byte.closeBracket {
      if take(Byte.colon) {
        element.qualifier = try word("a word after the colon").text
        return element
      }
      element.words.append(try word("a name or a number").text)
      skipBlanks()
    }
    return element
  }
}
