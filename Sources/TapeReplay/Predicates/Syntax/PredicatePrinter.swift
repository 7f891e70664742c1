/// Writes predicates so that they read back as the same.
enum PredicatePrinter {
  static func text(_ node: PredicateNode) -> String {
    switch node {
    case .or(let left, let right):
      "\(text(left)) or \(text(right, within: .conjunction))"
    case .and(let left, let right):
      "\(text(left, within: .conjunction)) and \(text(right, within: .unit))"
    case .not(let node): "not \(text(node, within: .unit))"
    case .constant(let holds): holds ? "true" : "false"
    case .path(let path): path.description
    case .comparison(let left, let comparison, let right):
      "\(text(left)) \(comparison.rawValue) \(text(right, beside: left))"
    case .membership(let path, let list, _):
      "\(path.description) in \(PredicateLiteral.list(list).description)"
    case .changed(let path): "changed(\(path.description))"
    case .became(let node): "became(\(text(node)))"
    case .ended(let node): "ended(\(text(node)))"
    case .fact(let kind, let about):
      "fact(\(text(kind))\(about.map { ", \(text($0))" } ?? ""))"
    }
  }

  /// How tightly a part must hold together without parentheses.
  private enum Grip: Int {
    case alternatives, conjunction, unit
  }

  private static func text(_ node: PredicateNode, within grip: Grip) -> String {
    let own: Grip =
      switch node {
      case .or: .alternatives
      case .and: .conjunction
      default: .unit
      }
    return own.rawValue < grip.rawValue ? "(\(text(node)))" : text(node)
  }

  private static func text(_ word: PredicateWord) -> String {
    PredicateWord.isBare(word.text) ? word.text : PredicateWord.quoted(word.text)
  }

  private static func text(_ operand: PredicateOperand) -> String {
    switch operand {
    case .path(let path): path.description
    case .literal(.text(let text), _) where isRooted(text): PredicateWord.quoted(text)
    case .literal(let literal, _): literal.description
    }
  }

  /// On the right a single word is a value even where it could be a path.
  private static func text(_ operand: PredicateOperand, beside left: PredicateOperand) -> String {
    if case .literal(.text(let word), _) = operand, !word.utf8.contains(UInt8(ascii: ".")),
      case .path = left
    {
      return PredicateLiteral.text(word).description
    }
    return text(operand)
  }

  private static func isRooted(_ text: String) -> Bool {
    PlaceRoot.isKnown(String(text.prefix { $0 != "." }))
  }
}
