/// What a text looks like where only numbers and the choice of words vary.
///
/// It answers one question, whether another text can occur in it, and errs on the side of yes: any
/// chain of pieces may be left out.
struct TextForm {
  enum Piece {
    /// These bytes.
    case text(String)
    /// One of these.
    case words([String])
    /// A number as it is printed.
    case number
  }

  /// How numbers may look.
  enum Numbers {
    /// A sign, digits, a point and digits.
    case plain
    /// With an exponent, too, or one of the words for what is no finite number.
    case any
  }

  /// Which bytes may stand at a node.
  private enum Bytes {
    /// This one, in lower case.
    case one(UInt8)
    case digit
    case hexadecimal
  }

  /// A byte of the form, and where in it the next byte may stand.
  private struct Node {
    var bytes: Bytes
    var next: [Int]
  }

  private var nodes: [Node] = []
  /// Nodes of the first chain that has any.
  private var firstChain = 0

  /// A form of `chains`, whose pieces stand one right after another.
  init(_ chains: [[Piece]], numbers: Numbers = .any) {
    // The nodes that may stand before the chain that comes next.
    var ends: [Int] = []
    for chain in chains {
      ends += chain.reduce(ends) { append($1, numbers, after: $0) }
      if firstChain == 0 { firstChain = nodes.count }
    }
  }

  /// Adds a piece after `ends`; where it ends.
  private mutating func append(_ piece: Piece, _ numbers: Numbers, after ends: [Int]) -> [Int] {
    switch piece {
    case .text(""): ends
    case .text(let text): [append(text, after: ends)]
    case .words(let words): words.map { append($0, after: ends) }
    case .number: appendNumber(numbers, after: ends)
    }
  }

  private mutating func appendNumber(_ numbers: Numbers, after ends: [Int]) -> [Int] {
    let sign = append("-", after: ends)
    let whole = append(.digit, after: ends + [sign])
    let decimals = append(.digit, after: [append(".", after: [whole])])
    guard numbers == .any else { return [whole, decimals] }
    let exponent = append("e", after: [whole, decimals])
    let power = append(.digit, after: [exponent, append("-", after: [exponent])])
    let words = ["inf", "-inf", "nan"].map { append($0, after: ends) }
    let bits = append(.hexadecimal, after: [append("nan:", after: ends)])
    return [whole, decimals, power, bits] + words
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
  ///
  /// - Parameter startsInFirstChain: whether only what begins within the first chain counts.
  func mayContain(_ needle: [UInt8], startsInFirstChain: Bool = false) -> Bool {
    guard let first = needle.first else { return true }
    let starts = startsInFirstChain ? nodes.indices.prefix(firstChain) : nodes.indices[...]
    var places = starts.filter { matches($0, first) }
    for byte in needle.dropFirst() {
      var isReached = Array(repeating: false, count: nodes.count)
      for place in places {
        for next in nodes[place].next where matches(next, byte) { isReached[next] = true }
      }
      places = nodes.indices.filter { isReached[$0] }
      guard !places.isEmpty else { return false }
    }
    return !places.isEmpty
  }

  private func matches(_ node: Int, _ byte: UInt8) -> Bool {
    switch nodes[node].bytes {
    case .one(let wanted): byte == wanted
    case .digit: Byte.isDigit(byte)
    case .hexadecimal: Byte.hexValue(byte) != nil
    }
  }
}
