/// One event as getevent writes it.
struct GeteventLine {
  /// What a line turned out to be.
  enum Outcome {
    case event(GeteventLine)
    /// It begins like an event and goes on otherwise.
    case malformed
    /// It is something else.
    case none
  }

  /// The most characters before the time that are taken for a piece of something else.
  static let longestPrefix = 8

  /// Microseconds since the device started, if the log has times.
  var time: Int64?
  /// Where in the line the device's path stands.
  var path: Range<Int>?
  var type: UInt16 = 0
  var code: UInt16 = 0
  var value: Int32 = 0
  var hasStrayPrefix = false
  /// Whether neither time, path nor names make clear that getevent wrote it.
  var isBare = false

  static func parse(_ line: Span<UInt8>) -> Outcome {
    var event = GeteventLine()
    var position = 0
    if event.readTime(line, &position) {
      line.skipBlanks(&position)
    }
    event.readPath(line, &position)
    let isMarked = event.time != nil || event.path != nil
    let start = position
    guard event.readFields(line, &position) else { return isMarked ? .malformed : .none }
    if !isMarked {
      guard position - start >= 18 else { return .none }
      event.isBare = line[start] != 0x45
    }
    return .event(event)
  }

  /// "[   15480.553001]", perhaps with a stray character before it.
  private mutating func readTime(_ line: Span<UInt8>, _ position: inout Int) -> Bool {
    var cursor = position
    while cursor < line.count, cursor - position <= Self.longestPrefix, line[cursor] != 0x5B {
      cursor += 1
    }
    let prefix = cursor - position
    guard line.skip("[", &cursor) else { return false }
    line.skipBlanks(&cursor)
    guard let stamp = line.timestamp(&cursor) else { return false }
    line.skipBlanks(&cursor)
    guard stamp.decimals == 6, line.skip("]", &cursor) else { return false }
    time = stamp.microseconds
    hasStrayPrefix = prefix > 0
    position = cursor
    return true
  }

  private mutating func readPath(_ line: Span<UInt8>, _ position: inout Int) {
    guard line.matches("/dev/", at: position) else { return }
    var cursor = position
    while cursor < line.count, line[cursor] != 0x3A, line[cursor] != 0x20 { cursor += 1 }
    guard line.matches(": ", at: cursor) else { return }
    path = position..<cursor
    position = cursor + 1
    line.skipBlanks(&position)
  }

  /// Type, code and value, each as a hexadecimal number or a name; then perhaps a rate.
  private mutating func readFields(_ line: Span<UInt8>, _ position: inout Int) -> Bool {
    let typeWord = line.extracting(line.word(&position))
    line.skipBlanks(&position)
    let codeWord = line.extracting(line.word(&position))
    line.skipBlanks(&position)
    let valueWord = line.extracting(line.word(&position))
    guard
      let type = Self.number(typeWord, digits: 4) ?? KernelName.type(of: typeWord).map(UInt32.init),
      let code = Self.code(codeWord, type: UInt16(truncatingIfNeeded: type)),
      let value = Self.number(valueWord, digits: 8)
        ?? KernelName.value(of: valueWord).map(UInt32.init)
    else { return false }
    self.type = UInt16(truncatingIfNeeded: type)
    self.code = code
    self.value = Int32(bitPattern: value)
    var end = position
    line.skipBlanks(&end)
    return end == line.count || line.matches("rate ", at: end)
  }

  private static func code(_ word: Span<UInt8>, type: UInt16) -> UInt16? {
    if let number = number(word, digits: 4) { return UInt16(truncatingIfNeeded: number) }
    if let code = KernelName.code(of: word, type: type) { return code }
    return word.firstIndex(of: "_") != nil ? KernelName.unknownCode : nil
  }

  /// A hexadecimal number of exactly `digits` digits.
  private static func number(_ word: Span<UInt8>, digits: Int) -> UInt32? {
    var position = 0
    guard word.count == digits, let number = word.hexadecimal(&position), position == digits else {
      return nil
    }
    return number
  }
}
