import SessionModel

/// A program on its way over places, one after another, and what it remembers of the place before.
struct PredicateRun {
  private let program: PredicateProgram
  /// What each watch for a change has read at the place before.
  private var traces: [PlaceTrace]
  /// What each other watch found at the place before.
  private var held: [Bool]
  /// What each watch has noticed here.
  private var noticed: [Bool]
  /// The answer at the place before, as far as it depends on the session alone.
  private var answer = false

  init(_ program: PredicateProgram) {
    self.program = program
    traces = program.watches.map { _ in PlaceTrace() }
    held = Array(repeating: false, count: program.watches.count)
    noticed = Array(repeating: false, count: program.watches.count)
  }

  /// Takes note of the place before the first one that is asked about.
  mutating func begin(at view: PlaceView) {
    watch(view, reached: .all)
    for place in noticed.indices { noticed[place] = false }
    if !program.isMomentary { answer = run(program.main, view, .all) }
  }

  /// Whether the predicate holds at the next place, which can differ from the one before in no parts
  /// but those that were `reached`.
  @inline(__always)
  mutating func holds(at view: PlaceView, reached: SessionParts) -> Bool {
    if program.isMomentary {
      if !program.watches.isEmpty { watch(view, reached: reached) }
      return run(program.main, view, reached)
    }
    if !program.parts.isDisjoint(with: reached) { answer = run(program.main, view, reached) }
    return answer
  }

  private mutating func watch(_ view: PlaceView, reached: SessionParts) {
    for place in program.watches.indices {
      if program.watches[place].parts.isDisjoint(with: reached) {
        noticed[place] = false
        continue
      }
      switch program.watches[place].kind {
      case .changed(let probe):
        traces[place].begin()
        view.note(probe, in: &traces[place], program.tables)
        noticed[place] = traces[place].end()
      case .became(let part):
        let holds = run(part, view, reached)
        noticed[place] = holds && !held[place]
        held[place] = holds
      case .ended(let part):
        let holds = run(part, view, reached)
        noticed[place] = !holds && held[place]
        held[place] = holds
      }
    }
  }

  private func run(
    _ part: Range<Int>,
    _ view: PlaceView,
    _ reached: SessionParts
  ) -> Bool {
    // By pointers: a copy of a test takes longer than most tests do.
    program.code.withUnsafeBufferPointer { code in
      program.tests.withUnsafeBufferPointer { tests in
        var holds = false
        var place = part.lowerBound
        while place < part.upperBound {
          switch code[place] {
          case .test(let test):
            holds = tests.baseAddress.map { view.holds($0 + test, program.tables) } ?? false
          case .watch(let watch): holds = noticed[watch]
          case .reached(let parts): holds = !parts.isDisjoint(with: reached)
          case .not: holds.toggle()
          case .constant(let constant): holds = constant
          case .skipIfFalse(let target): if !holds { place = target - 1 }
          case .skipIfTrue(let target): if holds { place = target - 1 }
          }
          place += 1
        }
        return holds
      }
    }
  }
}
