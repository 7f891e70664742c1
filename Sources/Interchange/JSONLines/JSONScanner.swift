/// Takes one line of JSON apart into nodes, without recursion.
struct JSONScanner {
  /// Values within values that are followed; the form itself needs three.
  private static let deepest = 8

  let bytes: [UInt8]
  var nodes: [JSONNode] = []
  private var place = 0
  private var end = 0
  /// The open objects and arrays.
  private var open: [Int] = []
  private var key = 0..<0

  /// Why a line is no JSON object, and at which byte of the text.
  struct Problem: Error {
    let place: Int
    let message: String
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a whole line, which must be one object.
  mutating func scan(_ line: Range<Int>) throws(Problem) {
    (place, end) = (line.lowerBound, line.upperBound)
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    key = 0..<0
    skipBlanks()
    guard peek() == UInt8(ascii: "{") else { throw problem("a line is an object: expected {") }
    try value()
    while let innermost = open.last {
      skipBlanks()
      if nodes[innermost].kind == .object {
        try field(of: innermost)
      } else {
        try element(of: innermost)
      }
    }
    skipBlanks()
    guard place == end else { throw problem("expected nothing after the object") }
  }

  private mutating func field(of object: Int) throws(Problem) {
    guard try !closes(object, with: UInt8(ascii: "}")) else { return }
    guard peek() == UInt8(ascii: "\"") else { throw problem("expected a field's name in quotes") }
    let (name, hasEscapes) = try string()
    guard !hasEscapes else { throw problem("no field's name has escapes") }
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw problem("expected : after the field's name") }
    skipBlanks()
    key = name
    try value()
  }

  private mutating func element(of array: Int) throws(Problem) {
    guard try !closes(array, with: UInt8(ascii: "]")) else { return }
    key = 0..<0
    try value()
  }

  /// Whether the innermost value ends here; otherwise passes over the comma before the next part.
  private mutating func closes(_ node: Int, with bracket: UInt8) throws(Problem) -> Bool {
    if take(bracket) {
      nodes[node].text = nodes[node].text.lowerBound..<place
      nodes[node].next = nodes.count
      open.removeLast()
      return true
    }
    guard nodes.count > node + 1 else { return false }
    guard take(UInt8(ascii: ",")) else {
      throw problem("expected , or \(Character(Unicode.Scalar(bracket)))")
    }
    skipBlanks()
    return false
  }

  private mutating func value() throws(Problem) {
    let start = place
    switch peek() {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""):
      let (text, hasEscapes) = try string()
      add(.string, text)
      nodes[nodes.count - 1].hasEscapes = hasEscapes
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      while let byte = peek(), JSONScanner.isOfNumber(byte) { place += 1 }
      add(.number, start..<place)
    default:
      while let byte = peek(), byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { place += 1 }
      guard place > start else { throw problem("expected a value") }
      add(.word, start..<place)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(Problem) {
    guard open.count < JSONScanner.deepest else { throw problem("values are nested too deeply") }
    open.append(nodes.count)
    add(kind, place..<place)
    place += 1
  }

  private mutating func add(_ kind: JSONNode.Kind, _ text: Range<Int>) {
    nodes.append(JSONNode(kind: kind, key: key, text: text, next: nodes.count + 1))
  }

  private mutating func string() throws(Problem) -> (Range<Int>, hasEscapes: Bool) {
    let start = place + 1
    var hasEscapes = false
    place = start
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a control character must be escaped") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    guard place < end else {
      place = end
      throw problem("the string has no end")
    }
    place += 1
    return (start..<(place - 1), hasEscapes)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private func peek() -> UInt8? {
    place < end ? bytes[place] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0D { place += 1 }
  }

  private func problem(_ message: String) -> Problem {
    Problem(place: place, message: message)
  }
}
