import SessionModel

/// Reads positions.
///
///     position = base [("+" | "-") offset]
///     base     = "start" | "end" | "#" digits | "@" name | time
///     offset   = time | "#" digits
///     time     = digits ["." digits] ["s" | "ms"]
///     name     = a word, or a quoted string with \" and \\
///
/// A number without a unit is seconds, also after an event number: `#10+2` is two seconds after event
/// 10, `#10+#2` two events after it. A quoted name ends at its quote; an unquoted one may itself
/// contain `+` and `-`, and a mark that has the whole text as its name is preferred.
public struct PositionParser {
  private let text: String
  private var rest: Substring

  /// Reads `text` as a position.
  public static func parse(_ text: String) throws(PositionError) -> PositionExpression {
    var parser = PositionParser(text: text, rest: text[...])
    return try parser.expression()
  }

  private mutating func expression() throws(PositionError) -> PositionExpression {
    guard let first = rest.first else { throw error(Self.expected) }
    if first == "@" {
      rest.removeFirst()
      return rest.first == "\"" ? try quotedMark() : try bareMark()
    }
    let base = try plainBase()
    return PositionExpression(base, offset: try offset(), text: text)
  }

  private mutating func plainBase() throws(PositionError) -> PositionExpression.Base {
    for (word, base) in [("start", PositionExpression.Base.start), ("end", .end)]
    where rest.hasPrefix(word) {
      rest.removeFirst(word.count)
      return base
    }
    if rest.first == "#" {
      rest.removeFirst()
      return .event(try number(of: "an event number such as #12"))
    }
    guard let first = rest.first, first.isASCIIDigit || first == "." else {
      throw error(Self.expected)
    }
    let start = rest
    let time = Time.zero + (try span())
    guard time <= .last else {
      rest = start
      throw error("the time is too large")
    }
    return .time(time)
  }

  private mutating func quotedMark() throws(PositionError) -> PositionExpression {
    rest.removeFirst()
    var name = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        name.append(character)
        continue
      }
      guard let escaped = rest.first, escaped == "\"" || escaped == "\\" else {
        throw error("expected \\\" or \\\\ after a backslash")
      }
      name.append(rest.removeFirst())
    }
    guard rest.startIndex > text.startIndex, text[..<rest.startIndex].last == "\"", !name.isEmpty
    else { throw error("expected a mark's name and a closing quote") }
    return PositionExpression(.mark(name), offset: try offset(), text: text)
  }

  /// Splits at the last sign after which an offset stands; without one the whole is the name.
  private mutating func bareMark() throws(PositionError) -> PositionExpression {
    let whole = rest
    guard !whole.isEmpty else { throw error("expected a mark's name after @") }
    guard let sign = whole.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > whole.startIndex
    else { return PositionExpression(.mark(String(whole)), text: text) }
    rest = whole[sign...]
    guard let offset = try? offset() else {
      return PositionExpression(.mark(String(whole)), text: text)
    }
    var position = PositionExpression(.mark(String(whole[..<sign])), offset: offset, text: text)
    position.wholeMark = String(whole)
    return position
  }

  private mutating func offset() throws(PositionError) -> PositionExpression.Offset? {
    guard let sign = rest.first else { return nil }
    guard sign == "+" || sign == "-" else {
      throw error("expected + or - and an offset, or the end of the position")
    }
    rest.removeFirst()
    let offset: PositionExpression.Offset
    if rest.first == "#" {
      rest.removeFirst()
      let count = try number(of: "a number of events such as #3")
      offset = .events(sign == "-" ? -count : count)
    } else {
      let span = try span().microseconds
      offset = .time(Interval(microseconds: sign == "-" ? -span : span))
    }
    guard rest.isEmpty else { throw error("expected the end of the position") }
    return offset
  }

  private mutating func number(of what: String) throws(PositionError) -> Int {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { throw error("expected \(what)") }
    guard let number = Int(digits) else { throw error("the number is too large") }
    rest.removeFirst(digits.count)
    return number
  }
}

extension PositionParser {
  fileprivate static let expected =
    "expected a time (1.25, 1.25s, 900ms), an event (#12), a mark (@name), start or end"

  /// A span in seconds or milliseconds; finer than a microsecond is an error, as in scripts.
  fileprivate mutating func span() throws(PositionError) -> Interval {
    let start = rest
    let whole = digits()
    var fraction: Substring = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits()
    }
    guard !whole.isEmpty || !fraction.isEmpty else {
      throw error("expected a time in seconds, such as 0.5, or 500ms")
    }
    let places = unitPlaces()
    guard fraction.count <= places else {
      rest = start
      throw error("times are whole microseconds: at most \(places) decimals here")
    }
    let padding = String(repeating: "0", count: places - fraction.count)
    guard let microseconds = Int64(String(whole) + fraction + padding) else {
      rest = start
      throw error("the time is too large")
    }
    return Interval(microseconds: microseconds)
  }

  /// Decimal places down to a microsecond, by the unit that follows.
  private mutating func unitPlaces() -> Int {
    if rest.hasPrefix("ms") {
      rest.removeFirst(2)
      return 3
    }
    if rest.first == "s" { rest.removeFirst() }
    return 6
  }

  private mutating func digits() -> Substring {
    let digits = rest.prefix { $0.isASCIIDigit }
    rest.removeFirst(digits.count)
    return digits
  }

  fileprivate func error(_ message: String) -> PositionError {
    let column = text.distance(from: text.startIndex, to: rest.startIndex) + 1
    return PositionError(message, in: text, column: column)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool {
    self >= "0" && self <= "9" && isASCII
  }
}
