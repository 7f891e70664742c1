/// In what order a program does what it does: what costs little, and seldom goes on, comes first.
///
/// Nothing that a program looks at changes by its being looked at, so that any order gives the same
/// answer.
extension PredicateCompiler {
  /// The code of `operands`, the cheapest first, with jumps over what need not be asked any more.
  mutating func joined(
    _ operands: [PredicateNode],
    _ skip: (Int) -> PredicateProgram.Instruction
  ) throws(PredicateError) -> [PredicateProgram.Instruction] {
    // In the order in which they were written, so that the first mistake is the one that is told.
    var parts: [(code: [PredicateProgram.Instruction], cost: Int)] = []
    for operand in operands {
      let code = try code(operand)
      let cost = code.reduce(0) { $0 + self.cost(of: $1) }
      let place = parts.firstIndex { $0.cost > cost } ?? parts.endIndex
      parts.insert((code, cost), at: place)
    }
    let length = parts.reduce(parts.count - 1) { $0 + $1.code.count }
    var joined: [PredicateProgram.Instruction] = []
    for part in parts {
      if !joined.isEmpty { joined.append(skip(length)) }
      let start = joined.count
      joined += part.code.map { $0.moved(by: start) }
    }
    return joined
  }

  private func cost(of instruction: PredicateProgram.Instruction) -> Int {
    switch instruction {
    case .test(let test): program.tests[test].cost
    case .constant, .watch, .reached, .not, .skipIfFalse, .skipIfTrue: 1
    }
  }

  /// What the answer of a part of the code depends on.
  func reading(of part: Range<Int>) -> (parts: SessionParts, isMomentary: Bool) {
    var (parts, isMomentary) = (SessionParts.none, false)
    for instruction in program.code[part] {
      switch instruction {
      case .test(let test):
        parts.formUnion(program.tests[test].parts)
        isMomentary = isMomentary || program.tests[test].isMomentary
      case .watch, .reached: isMomentary = true
      case .constant, .not, .skipIfFalse, .skipIfTrue: break
      }
    }
    // What has just happened is over at the next place.
    if isMomentary || parts.isEmpty { parts.insert(.clock) }
    return (parts, isMomentary)
  }
}

extension PredicateProgram.Instruction {
  /// The same at a place that lies `distance` further on.
  func moved(by distance: Int) -> Self {
    switch self {
    case .skipIfFalse(let target): .skipIfFalse(target + distance)
    case .skipIfTrue(let target): .skipIfTrue(target + distance)
    case .constant, .test, .watch, .reached, .not: self
    }
  }
}

extension PredicateNode {
  /// What must all hold.
  var conjuncts: [PredicateNode] {
    guard case .and(let left, let right) = self else { return [self] }
    return left.conjuncts + right.conjuncts
  }

  /// Of what one must hold.
  var alternatives: [PredicateNode] {
    guard case .or(let left, let right) = self else { return [self] }
    return left.alternatives + right.alternatives
  }
}

extension PlaceTest {
  /// Roughly how long it takes, in nanoseconds.
  fileprivate var cost: Int {
    switch kind {
    case .number, .same, .truth, .presence, .member, .spelled: probe.cost
    case .list, .has, .hasSpelled: 2 * probe.cost
    case .pair, .lists: 4 * probe.cost
    case .fact: 20
    case .text, .hasText, .eventText: 200
    }
  }
}

extension PlaceProbe {
  fileprivate var cost: Int {
    switch target {
    case .field(.time), .field(.app), .field(.eventNumber), .field(.eventKind): 2
    case .field(.digest): 10_000
    case .field(let field) where field.isFleeting: 100
    case .field, .whole, .count: subject == .event ? 4 : 10
    }
  }
}
