/// The arguments of a line as a parser consumes them: words in order, options in any order.
struct ArgumentList {
  private let text: [UInt8]
  private let end: Int
  private let arguments: [Argument]
  private var isUsed: [Bool]
  /// The first unused argument with a key, and the first one without.
  ///
  /// A line may have hundreds of thousands: looking for each from the start would take for ever.
  private var firstKeyed = 0
  private var firstPlain = 0
  /// The argument that was consumed last as a word in its place; -1 before the first.
  private var lastPlain = -1
  /// The options that were asked for, to name them when an unknown one is met.
  private var known: [StaticString] = []

  /// The arguments of the line `line` of `text`.
  init(_ text: [UInt8], line: Range<Int>) throws(SyntaxError) {
    self.text = text
    arguments = try Lexer.arguments(of: text, in: line)
    isUsed = Array(repeating: false, count: arguments.count)
    end = arguments.last?.value.upperBound ?? line.upperBound
    skipUsed()
  }

  /// Whether nothing is left.
  var isEmpty: Bool {
    firstUnused == nil
  }

  /// The byte where what is left starts.
  var offset: Int {
    firstUnused.map { arguments[$0].start } ?? end
  }

  /// The next argument without a key, not consumed; nil if there is none.
  var upcoming: ValueReader? {
    plainPlace.map { ValueReader(text, in: arguments[$0].value) }
  }

  private var plainPlace: Int? {
    firstPlain < arguments.count ? firstPlain : nil
  }

  private var keyedPlace: Int? {
    firstKeyed < arguments.count ? firstKeyed : nil
  }

  private var firstUnused: Int? {
    let place = min(firstPlain, firstKeyed)
    return place < arguments.count ? place : nil
  }

  private mutating func use(_ place: Int) {
    isUsed[place] = true
    skipUsed()
  }

  /// Moves both first places to arguments that are not used.
  private mutating func skipUsed() {
    while firstPlain < arguments.count, isUsed[firstPlain] || arguments[firstPlain].key != nil {
      firstPlain += 1
    }
    while firstKeyed < arguments.count, isUsed[firstKeyed] || arguments[firstKeyed].key == nil {
      firstKeyed += 1
    }
  }

  /// Consumes the next argument without a key; nil if there is none.
  mutating func nextIfAny() -> ValueReader? {
    guard let place = plainPlace else { return nil }
    lastPlain = place
    use(place)
    return ValueReader(text, in: arguments[place].value)
  }

  /// Consumes the next argument without a key.
  mutating func next(_ expected: String) throws(SyntaxError) -> ValueReader {
    if let value = nextIfAny() { return value }
    // An option before the last word stands where it may.
    let option = arguments.indices[(lastPlain + 1)...].first { !isUsed[$0] }
    guard let option else { throw SyntaxError(at: end, "the line ends here", expected: expected) }
    throw SyntaxError(at: arguments[option].start, "this is an option", expected: expected)
  }

  /// Consumes the keyword `keyword` if it is the next argument without a key.
  mutating func take(_ keyword: StaticString) -> Bool {
    guard let place = plainPlace, isKeyword(keyword, arguments[place].value) else { return false }
    lastPlain = place
    use(place)
    return true
  }

  /// Whether the very next argument is the keyword `keyword`, or has it as its key.
  func startsWith(_ keyword: StaticString) -> Bool {
    guard let place = firstUnused else { return false }
    return isKeyword(keyword, arguments[place].key ?? arguments[place].value)
  }

  /// Consumes the option `key=…`; nil if it is not given.
  mutating func option(_ key: StaticString) -> ValueReader? {
    known.append(key)
    let place = arguments.indices[firstKeyed...].first { place in
      guard !isUsed[place], let found = arguments[place].key else { return false }
      return isKeyword(key, found)
    }
    guard let place else { return nil }
    use(place)
    return ValueReader(text, in: arguments[place].value)
  }

  /// Consumes the option `key=…` as often as it is given.
  mutating func options(_ key: StaticString) -> [ValueReader] {
    known.append(key)
    var values: [ValueReader] = []
    for place in arguments.indices[firstKeyed...] where !isUsed[place] {
      guard let found = arguments[place].key, isKeyword(key, found) else { continue }
      isUsed[place] = true
      values.append(ValueReader(text, in: arguments[place].value))
    }
    skipUsed()
    return values
  }

  /// Consumes the option `key=…`.
  mutating func required(_ key: StaticString) throws(SyntaxError) -> ValueReader {
    if let value = option(key) { return value }
    if let misspelt = misspelling(of: "\(key)") {
      throw SyntaxError(
        at: misspelt.start,
        "there is no option here that is spelled so",
        expected: "\(key)=…"
      )
    }
    try refuseNamelessValue(of: key)
    throw SyntaxError(at: end, "\(key)= is missing", expected: "\(key)=…")
  }

  /// Throws if the value of `key` stands alone, or behind its key and a blank.
  private func refuseNamelessValue(of key: StaticString) throws(SyntaxError) {
    guard let place = plainPlace else { return }
    let found = arguments[place]
    let shown = ValueReader(text, in: found.value).shown(from: found.start)
    if isKeyword(key, found.value) {
      throw SyntaxError(at: found.start, "\(shown) stands without =", expected: "\(key)=…")
    }
    guard let first = text[found.value].first, Byte.isDigit(first) || first == Byte.minus else {
      return
    }
    throw SyntaxError(at: found.start, "\(shown) has no name", expected: "\(key)=…")
  }

  /// The unused option that was probably meant to be `key`.
  private func misspelling(of key: String) -> Argument? {
    arguments[firstKeyed...].prefix(Spelling.longest).first { argument in
      guard let found = argument.key else { return false }
      let word = String(decoding: text[found], as: UTF8.self)
      return Spelling.nearest(to: word, among: [key]) != nil
    }
  }

  /// Consumes the next argument that has a key; nil if there is none.
  mutating func nextKeyed() throws(SyntaxError) -> (key: Word, value: ValueReader)? {
    guard let place = keyedPlace, let key = arguments[place].key else { return nil }
    use(place)
    let word = try ValueReader(text, in: key).asWord()
    return (word, ValueReader(text, in: arguments[place].value))
  }

  /// Consumes the very next argument if it has a key; nil if it has none.
  mutating func keyedHere() throws(SyntaxError) -> (key: Word, value: ValueReader)? {
    guard let place = firstUnused, arguments[place].key != nil else { return nil }
    return try nextKeyed()
  }

  /// Throws if anything is left.
  func finish() throws(SyntaxError) {
    guard let place = firstUnused else { return }
    let argument = arguments[place]
    guard let key = argument.key else {
      let shown = ValueReader(text, in: argument.value).shown(from: argument.start)
      throw SyntaxError(at: argument.start, "\(shown) is too much", expected: expectedRest)
    }
    let shown = String(decoding: text[key], as: UTF8.self)
    let isTwice = known.contains { shown.matches($0) }
    let message = isTwice ? "\(shown)= is given twice" : "\(shown)= is not known here"
    throw SyntaxError(at: argument.start, message, expected: isTwice ? nil : expectedRest)
  }

  private var expectedRest: String {
    guard !known.isEmpty else { return "the end of the line" }
    return known.map { "\($0)=" }.joined(separator: " ") + " or the end of the line"
  }

  private func isKeyword(_ keyword: StaticString, _ range: Range<Int>) -> Bool {
    keyword.withUTF8Buffer { text[range].elementsEqual($0) }
  }
}
