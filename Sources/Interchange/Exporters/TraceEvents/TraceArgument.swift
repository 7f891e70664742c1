import SessionModel

/// A value that a trace shows beside what it belongs to.
enum TraceArgument {
  case text(String)
  case texts([String])
  case number(Double)
  case integer(Int)

  func append(to line: inout JSONLineWriter) {
    switch self {
    case .text(let text): line.string(text)
    case .number(let number): line.number(number)
    case .integer(let integer): line.bytes.append(contentsOf: String(integer).utf8)
    case .texts(let texts):
      line.literal("[")
      for (place, text) in texts.enumerated() {
        if place > 0 { line.literal(",") }
        line.string(text)
      }
      line.literal("]")
    }
  }
}

/// Values by their names, in the order in which they are shown.
typealias TraceArguments = KeyValuePairs<String, TraceArgument>
