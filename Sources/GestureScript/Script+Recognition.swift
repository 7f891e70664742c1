extension Script {
  /// Whether `text`, of which the beginning is enough, reads like a script: its first line that says
  /// anything says a verb of the notation.
  ///
  /// Whether it is free of mistakes is another matter. A text without such a line is none.
  public static func isLikely(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Byte.newline) ?? rest.endIndex
      var words = rest[..<end].split {
        $0 == Byte.space || $0 == Byte.tab || $0 == Byte.carriageReturn
      }[...]
      rest = rest[end...].dropFirst()
      guard let first = words.first, let start = first.first, start != Byte.hash else { continue }
      if Byte.isDigit(start) || start == Byte.minus || start == Byte.plus { words.removeFirst() }
      guard let verb = words.first else { return false }
      return LineParser.verbs.contains(String(decoding: verb, as: UTF8.self))
    }
    return false
  }
}
