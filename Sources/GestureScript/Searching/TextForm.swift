/// What a text looks like where only numbers and the choice of words vary.
///
/// It answers one question, whether another text can occur in it, and errs on the side of yes: any
/// piece may be left out.
struct TextForm {
  enum Piece {
    /// These bytes.
    case text(String)
    /// One of these.
    case words([String])
    /// Digits, signs, a point, an exponent, or one of the words for no number.
    case number
  }

  /// Which bytes may stand at a node.
  private enum Bytes {
    /// This one, in lower case.
    case one(UInt8)
    /// Those of decimal numbers.
    case decimal
    /// Hexadecimal digits.
    case hexadecimal
  }

  /// A byte of the form, and where in it the next byte may stand.
  private struct Node {
    var bytes: Bytes
    var next: [Int]
  }

  private var nodes: [Node] = []

  init(_ pieces: [Piece]) {
    // The nodes that may stand before the piece that comes next.
    var ends: [Int] = []
    for piece in pieces {
      switch piece {
      case .text(let text): ends += [append(text, after: ends)]
      case .words(let words): ends += words.map { append($0, after: ends) }
      case .number:
        let others = ["inf", "-inf", "nan", "nan:"].map { append($0, after: ends) }
        let bits = others.suffix(1) + [append(.hexadecimal, after: others.suffix(1))]
        ends += others + bits + [append(.decimal, after: ends)]
      }
    }
  }

  /// Adds a node that may stand after itself.
  private mutating func append(_ bytes: Bytes, after ends: [Int]) -> Int {
    let node = nodes.count
    nodes.append(Node(bytes: bytes, next: [node]))
    for end in ends { nodes[end].next.append(node) }
    return node
  }

  private mutating func append(_ text: String, after ends: [Int]) -> Int {
    for (place, byte) in text.lowercased().utf8.enumerated() {
      let node = nodes.count
      nodes.append(Node(bytes: .one(byte), next: []))
      if place == 0 {
        for end in ends { nodes[end].next.append(node) }
      } else {
        nodes[node - 1].next.append(node)
      }
    }
    return nodes.count - 1
  }

  /// Whether `needle`, in lower case, can occur.
  func mayContain(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    var places = nodes.indices.filter { matches($0, first) }
    for byte in needle.dropFirst() {
      var reached = Set<Int>()
      for place in places { reached.formUnion(nodes[place].next.filter { matches($0, byte) }) }
      guard !reached.isEmpty else { return false }
      places = Array(reached)
    }
    return !places.isEmpty
  }

  private func matches(_ node: Int, _ byte: UInt8) -> Bool {
    switch nodes[node].bytes {
    case .one(let wanted): byte == wanted
    case .decimal: Byte.isDigit(byte) || "+-.e".utf8.contains(byte)
    case .hexadecimal: Byte.hexValue(byte) != nil
    }
  }
}
