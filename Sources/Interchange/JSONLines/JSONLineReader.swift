import GestureScript
import SessionModel

/// Reads the fields of a text's lines, one line at a time.
///
/// Every field that a line has must be asked for: `finishLine` names one that was not.
struct JSONLineReader {
  /// The place of the line's own object among its nodes.
  static let root = 0

  var names = NameTable()
  private(set) var line = 0
  private var scanner: JSONScanner
  private var start = 0

  var bytes: [UInt8] { scanner.bytes }
  var nodes: [JSONNode] { scanner.nodes }

  init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  }

  /// Takes the next line that is not blank apart; false if there is none.
  mutating func nextLine() throws(JSONLinesError) -> Bool {
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let range = start..<end
      line += 1
      start = end + 1
      guard bytes[range].contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      try scan(range)
      return true
    }
    return false
  }

  private mutating func scan(_ range: Range<Int>) throws(JSONLinesError) {
    do throws(JSONScanner.Problem) {
      try scanner.scan(range)
    } catch {
      let column = error.place - range.lowerBound + 1
      throw JSONLinesError(line: line, column: column, message: error.message)
    }
  }

  /// Complains of a field that the line should not have.
  func finishLine() throws(JSONLinesError) {
    for (place, node) in nodes.enumerated() where !node.isTaken && !node.key.isEmpty {
      let key = spelling(node.key)
      let isRepeated = nodes[..<place].contains { bytes[$0.key] == bytes[node.key] }
      throw JSONLinesError(
        line: line,
        field: key,
        message: isRepeated ? "stands there twice" : "is unknown here"
      )
    }
  }

  /// The node of a field, which then counts as taken.
  mutating func take(_ key: StaticString, of object: Int = root) -> Int? {
    var place = object + 1
    let end = nodes[object].next
    while place < end {
      if !nodes[place].isTaken, matches(nodes[place].key, key) {
        markTaken(place)
        return place
      }
      place = nodes[place].next
    }
    return nil
  }

  /// Notes that somebody asked for a field.
  mutating func markTaken(_ node: Int) {
    scanner.nodes[node].isTaken = true
  }

  func matches(_ range: Range<Int>, _ key: StaticString) -> Bool {
    guard range.count == key.utf8CodeUnitCount else { return false }
    let name = UnsafeBufferPointer(start: key.utf8Start, count: range.count)
    for place in 0..<range.count where bytes[range.lowerBound + place] != name[place] {
      return false
    }
    return true
  }

  /// The places of the elements of an array.
  func elements(of node: Int) throws(JSONLinesError) -> [Int] {
    guard nodes[node].kind == .array else { throw wrong(node, "a list") }
    var elements: [Int] = []
    var place = node + 1
    while place < nodes[node].next {
      elements.append(place)
      place = nodes[place].next
    }
    return elements
  }

  /// A value that must be there.
  func need<Value>(
    _ key: StaticString,
    _ value: Value?
  ) throws(JSONLinesError) -> Value {
    guard let value else {
      throw JSONLinesError(line: line, field: "\(key)", message: "is missing")
    }
    return value
  }

  /// What is wrong with a node; the field is its own or the nearest one around it.
  func wrong(_ node: Int, _ expected: String) -> JSONLinesError {
    let field = nodes[...node].last { !$0.key.isEmpty }
    let text = nodes[node].text
    let shown = spelling(text.prefix(40)) + (text.count > 40 ? "…" : "")
    return JSONLinesError(
      line: line,
      field: field.map { spelling($0.key) },
      message: "is \(shown); expected \(expected)"
    )
  }

  func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
