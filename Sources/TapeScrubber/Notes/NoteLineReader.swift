import GestureScript
import SessionModel
import TapeReplay

/// Reads a line of a notes file.
///
///     line   = [header | entry | "#" comment]
///     header = "notes" SP "version=1" SP "salt=" 16 hexadecimal digits
///     entry  = seconds SP "#" event SP ("mark" | "note") SP text
///     text   = a quoted text with \" \\ \n \u{…}, or a bare word
struct NoteLineReader {
  enum Content {
    case nothing
    case header(salt: UInt64)
    case entry(TapeNote)
  }

  private let line: Substring
  private var rest: Substring

  init(_ line: Substring) {
    self.line = line
    rest = line
    skipBlanks()
  }

  mutating func read() throws(NoteLineError) -> Content {
    guard let first = rest.first, first != "#" else { return .nothing }
    if rest.hasPrefix("notes") { return .header(salt: try header()) }
    let time = try time()
    let position = Position(event: try event(), time: time)
    let kind = word()
    guard kind == "mark" || kind == "note" else { throw error(kind, "mark or note") }
    let text = try text()
    skipBlanks()
    guard rest.isEmpty else { throw error(rest, "the end of the line") }
    guard !text.isEmpty else { throw error(kind, "a text that is not empty") }
    return .entry(TapeNote(kind == "mark" ? .mark(text) : .note(text), at: position))
  }

  private mutating func header() throws(NoteLineError) -> UInt64 {
    _ = word()
    let version = word()
    guard version == "version=1" else { throw error(version, "version=1") }
    let salt = word()
    let digits = salt.dropFirst("salt=".count)
    guard salt.hasPrefix("salt="), digits.count == 16, digits.first != "+",
      let value = UInt64(digits, radix: 16)
    else { throw error(salt, "salt= and 16 hexadecimal digits") }
    return value
  }

  private mutating func time() throws(NoteLineError) -> Time {
    let word = word()
    guard let expression = try? PositionParser.parse(String(word)),
      case .time(let time) = expression.base, expression.offset == nil
    else { throw error(word, "a time in seconds such as 1.250") }
    return time
  }

  private mutating func event() throws(NoteLineError) -> Int {
    let word = word()
    guard let expression = try? PositionParser.parse(String(word)),
      case .event(let number) = expression.base, expression.offset == nil
    else { throw error(word, "the number of an event such as #41") }
    return number
  }

  private mutating func text() throws(NoteLineError) -> String {
    guard rest.first == "\"" else {
      let bare = word()
      guard !bare.isEmpty else { throw error(bare, "a text in quotes") }
      return String(bare)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try escaped())
      default: text.append(character)
      }
    }
    throw error(rest, "a closing quote")
  }

  private mutating func escaped() throws(NoteLineError) -> Unicode.Scalar {
    let place = rest
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      if rest.first == "{", digits.count <= 6, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value), digits.endIndex < rest.endIndex
      {
        rest = rest[digits.endIndex...].dropFirst()
        return scalar
      }
    default: break
    }
    throw error(place, "\\\", \\\\, \\n or \\u{…}")
  }

  private mutating func word() -> Substring {
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest[word.endIndex...]
    skipBlanks()
    return word
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }

  private func error(_ place: Substring, _ expected: String) -> NoteLineError {
    let column = line.distance(from: line.startIndex, to: place.startIndex) + 1
    return NoteLineError(column: column, expected: expected)
  }
}
