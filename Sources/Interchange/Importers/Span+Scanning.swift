/// Reading words and numbers from the bytes of a line.
///
/// Every function takes the position to read from and moves it past what was read; on failure the
/// position is left alone.
extension Span where Element == UInt8 {
  /// Moves past spaces and tabs.
  func skipBlanks(_ position: inout Int) {
    while position < count, self[position] == 0x20 || self[position] == 0x09 { position += 1 }
  }

  /// Moves past blanks and the `>` marks of quoted mail.
  func skipQuoting(_ position: inout Int) {
    while position < count, [0x20, 0x09, 0x3E].contains(self[position]) { position += 1 }
  }

  /// Moves past `word` if it stands here, and says whether it did.
  func skip(_ word: StaticString, _ position: inout Int) -> Bool {
    guard matches(word, at: position) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// Whether `word` stands at `position`.
  func matches(_ word: StaticString, at position: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position >= 0, length <= count - position else { return false }
    for offset in 0..<length where self[position + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the bytes are exactly `word`.
  func equals(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && matches(word, at: 0)
  }

  /// The first place of `word` at or after `start`.
  func firstIndex(of word: StaticString, from start: Int = 0) -> Int? {
    guard word.utf8CodeUnitCount > 0 else { return nil }
    let first = word.utf8Start[0]
    var position = start
    while position + word.utf8CodeUnitCount <= count {
      if self[position] == first, matches(word, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// The range of the word (no blanks) that begins here, empty at the end of the line.
  func word(_ position: inout Int) -> Range<Int> {
    let start = position
    while position < count, self[position] != 0x20, self[position] != 0x09 { position += 1 }
    return start..<position
  }

  /// The bytes as text, repairing what is not UTF-8.
  func text(_ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(self[index]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// The text between the first and the last double quote at or after `start`.
  func quotedText(from start: Int) -> String? {
    guard let open = firstIndex(of: "\"", from: start) else { return nil }
    var close = count - 1
    while close > open, self[close] != 0x22 { close -= 1 }
    return close > open ? text(open + 1..<close) : nil
  }
}
