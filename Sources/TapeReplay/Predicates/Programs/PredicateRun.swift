import SessionModel

/// A program on its way over places, one after another, and what it remembers of the place before.
struct PredicateRun {
  private let program: PredicateProgram
  /// What each watch saw at the place before: a fingerprint, or 0 and 1.
  private var memory: [UInt64]
  /// What each watch has noticed here.
  private var noticed: [Bool]

  init(_ program: PredicateProgram) {
    self.program = program
    memory = Array(repeating: 0, count: program.watches.count)
    noticed = Array(repeating: false, count: program.watches.count)
  }

  /// Takes note of the place before the first one that is asked about.
  mutating func begin(at view: PlaceView) {
    for place in program.watches.indices {
      memory[place] = look(place, view)
      noticed[place] = false
    }
  }

  /// Whether the predicate holds at the next place.
  @inline(__always)
  mutating func holds(at view: PlaceView) -> Bool {
    if !program.watches.isEmpty { watch(view) }
    return run(program.main, view)
  }

  private mutating func watch(_ view: PlaceView) {
    for place in program.watches.indices {
      let (before, now) = (memory[place], look(place, view))
      memory[place] = now
      switch program.watches[place].kind {
      case .changed: noticed[place] = before != now
      case .became: noticed[place] = now > before
      case .ended: noticed[place] = now < before
      }
    }
  }

  private func look(_ place: Int, _ view: PlaceView) -> UInt64 {
    switch program.watches[place].kind {
    case .changed(let probe): view.fingerprint(probe, program.tables)
    case .became(let part), .ended(let part): run(part, view) ? 1 : 0
    }
  }

  private func run(_ part: Range<Int>, _ view: PlaceView) -> Bool {
    var holds = false
    var place = part.lowerBound
    while place < part.upperBound {
      switch program.code[place] {
      case .test(let test): holds = view.holds(program.tests[test], program.tables)
      case .watch(let watch): holds = noticed[watch]
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
