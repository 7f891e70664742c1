import SessionModel

/// Turns what was parsed into a program.
struct PredicateCompiler {
  let matching: CompiledPredicate.EventMatching?
  let resolver: PathResolver
  var program: PredicateProgram
  var paths: [PlacePath] = []
  /// Whether what is compiled must be the same whenever it is asked, as the inside of `became` must.
  var isLasting = false
  /// Whether a sieve is compiled, for which what an event may have changed has changed.
  private let isSieve: Bool

  init(names: NameTable, matching: CompiledPredicate.EventMatching?, isSieve: Bool = false) {
    (self.matching, self.isSieve) = (matching, isSieve)
    resolver = PathResolver(names: names)
    program = PredicateProgram(tables: PredicateTables(names: names))
  }

  mutating func compile(_ predicate: Predicate) throws(PredicateError) -> CompiledPredicate {
    try compile(predicate.root)
    return CompiledPredicate(
      predicate: predicate,
      program: program,
      sieve: try sieve(predicate.root),
      paths: paths
    )
  }

  private mutating func compile(_ root: PredicateNode) throws(PredicateError) {
    let code = try code(root)
    program.main = append(code)
    (program.parts, program.isMomentary) = reading(of: program.main)
    program.holdsWithoutEvents = answerWithoutEvent(root) != false
  }

  /// What is asked first of a block, and most often spares it the whole program.
  private func sieve(_ root: PredicateNode) throws(PredicateError) -> PredicateProgram? {
    let weakened = root.weakened()
    guard !program.watches.isEmpty, weakened != .constant(true) else { return nil }
    var compiler = PredicateCompiler(names: resolver.names, matching: matching, isSieve: true)
    try compiler.compile(weakened)
    return compiler.program
  }

  /// Puts `code`, whose jumps count from 0, at the end of the program.
  private mutating func append(_ code: [PredicateProgram.Instruction]) -> Range<Int> {
    let start = program.code.count
    for instruction in code {
      switch instruction {
      case .skipIfFalse(let target): program.code.append(.skipIfFalse(target + start))
      case .skipIfTrue(let target): program.code.append(.skipIfTrue(target + start))
      default: program.code.append(instruction)
      }
    }
    return start..<program.code.count
  }

  mutating func code(
    _ node: PredicateNode
  ) throws(PredicateError) -> [PredicateProgram.Instruction] {
    switch node {
    case .constant(let holds): return [.constant(holds)]
    case .not(let node): return try code(node) + [.not]
    case .and: return try joined(node.conjuncts) { .skipIfFalse($0) }
    case .or: return try joined(node.alternatives) { .skipIfTrue($0) }
    case .path(let path): return [add(try truth(path))]
    case .comparison(let left, let comparison, let right):
      return [add(try test(left, comparison, right))]
    case .membership(let path, let list, let column):
      return [add(try membership(path, list, column.number))]
    case .changed(let path): return [try changed(path)]
    case .became(let node):
      return [watch(.became(try lasting(node)))]
    case .ended(let node):
      return [watch(.ended(try lasting(node)))]
    case .fact(let kind, let about): return [add(try fact(kind, about))]
    }
  }

  private mutating func add(_ test: PlaceTest) -> PredicateProgram.Instruction {
    program.tests.append(test)
    return .test(program.tests.count - 1)
  }

  private mutating func watch(
    _ kind: PredicateProgram.Watch.Kind
  ) -> PredicateProgram.Instruction {
    let parts: SessionParts =
      switch kind {
      case .changed(let probe): probe.parts
      case .became(let part), .ended(let part): reading(of: part).parts
      }
    program.watches.append(PredicateProgram.Watch(kind: kind, parts: parts))
    return .watch(program.watches.count - 1)
  }

  private mutating func lasting(_ node: PredicateNode) throws(PredicateError) -> Range<Int> {
    let wasLasting = isLasting
    isLasting = true
    defer { isLasting = wasLasting }
    return append(try code(node))
  }

  private mutating func changed(
    _ path: PredicatePath
  ) throws(PredicateError) -> PredicateProgram.Instruction {
    try requireMoment("changed(…) inside of became(…)", path.column.number)
    let wasLasting = isLasting
    isLasting = true
    defer { isLasting = wasLasting }
    let probe = try look(path).probe
    return isSieve ? .reached(probe.parts) : watch(.changed(probe))
  }

  /// Looks a path up and takes note of it.
  mutating func look(_ path: PredicatePath) throws(PredicateError) -> PlacePath {
    let place = try resolver.resolve(path)
    if place.subject != .event {
      program.needsSession = true
    } else if place.target != .field(.eventNumber) {
      try requireMoment("what an event was", path.column.number)
    }
    if !paths.contains(place) { paths.append(place) }
    return place
  }

  /// Refuses what is over at once where something that lasts is asked for.
  mutating func requireMoment(_ what: String, _ column: Int) throws(PredicateError) {
    guard isLasting else { return }
    throw PredicateError("\(what) does not last, so it cannot change or begin", column: column)
  }

  /// What the predicate says where no event happened and nothing was told; nil where that depends on
  /// the session.
  private func answerWithoutEvent(_ node: PredicateNode) -> Bool? {
    switch node {
    case .constant(let holds): return holds
    case .not(let node): return answerWithoutEvent(node).map { !$0 }
    case .and(let left, let right):
      let answers = (answerWithoutEvent(left), answerWithoutEvent(right))
      if answers.0 == false || answers.1 == false { return false }
      return answers.0 == true && answers.1 == true ? true : nil
    case .or(let left, let right):
      let answers = (answerWithoutEvent(left), answerWithoutEvent(right))
      if answers.0 == true || answers.1 == true { return true }
      return answers.0 == false && answers.1 == false ? false : nil
    case .comparison(.path(let path), let comparison, _):
      return isMomentary(path) || comparison == .contains && path.isEventAlone ? false : nil
    case .comparison(_, _, .path(let path)), .path(let path), .membership(let path, _, _):
      return isMomentary(path) ? false : nil
    // Facts are told, and watches notice, where time alone leads, too.
    case .comparison, .changed, .became, .ended, .fact: return nil
    }
  }

  /// Whether a path reads what only an event has.
  private func isMomentary(_ path: PredicatePath) -> Bool {
    guard path.root == "event", let place = try? resolver.resolve(path) else { return false }
    return place.target != .field(.eventNumber)
  }
}
