/// Gives the numbers of a column back, one after the other.
struct NumberCursor {
  /// Whether the numbers are told from what other columns make expect.
  let isDerived: Bool
  private var tokens: TokenCursor
  private var histories: Histories
  private var grid: ColumnGrid
  /// What the grid multiplies steps by; zero if it does something else.
  private var scale: Double
  private var place = 0
  /// Whether the grid holds every double.
  private var isOfBits: Bool
  /// Where the next run begins or the next exception stands.
  private var change: Int

  private let runs: [GridRun]
  private var run = 0
  private var runEnd = 0
  private let exceptions: [NumberHead.Exception]
  private var exception = 0

  /// A cursor over no numbers.
  init() {
    isDerived = false
    tokens = TokenCursor()
    histories = Histories(.none)
    (runs, exceptions) = ([], [])
    grid = .named(.bits)
    (scale, isOfBits, change) = (0, false, 0)
  }

  /// Reads numbers whose tokens stand for how far steps are from what is expected, as zigzag.
  init(_ tokens: TokenCursor, _ head: NumberHead) {
    isDerived = head.predictor == .derived
    self.tokens = tokens
    histories = Histories(head.predictor)
    (runs, exceptions) = (head.runs, head.exceptions)
    grid = runs.first?.grid ?? .named(.bits)
    scale = grid.scale ?? 0
    isOfBits = grid == .named(.bits)
    runEnd = runs.first?.count ?? 0
    // The first number finds out what the next change is.
    change = 0
  }

  /// The next number, on `track`, of a column that is not derived; there must be one.
  @inline(always)
  mutating func next(_ track: UInt8, _ bytes: ColumnBytes) -> Double {
    let error = Int64(zigzag: tokens.next(bytes))
    if place >= change, let exception = turn() {
      _ = histories.step(error, track)
      return exception
    }
    place &+= 1
    let step = histories.step(error, track)
    return scale != 0 ? Double(step) * scale : grid.number(step)
  }

  /// The next number, on `track`, where `expected` is what the other columns make of it; there must be
  /// one.
  @inline(__always)
  mutating func next(
    _ track: UInt8,
    expecting expected: Double,
    _ bytes: ColumnBytes
  ) -> Double {
    isDerived ? derived(expected, bytes) : next(track, bytes)
  }

  /// Refuses a column whose noise does not fit its tokens.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try tokens.finish(bytes)
  }

  @inline(__always)
  private mutating func derived(_ expected: Double, _ bytes: ColumnBytes) -> Double {
    // Most are what is expected, in every bit.
    if isOfBits, place < change, !expected.isNaN, tokens.passZero(bytes) {
      place &+= 1
      return expected
    }
    return derivedStep(expected, bytes)
  }

  private mutating func derivedStep(_ expected: Double, _ bytes: ColumnBytes) -> Double {
    let error = Int64(zigzag: tokens.next(bytes))
    if place >= change, let exception = turn() { return exception }
    place &+= 1
    return grid.number((grid.nearest(expected) ?? 0) &+ error)
  }

  /// Turns to the run of the next number; if that is an exception, passes and returns it.
  private mutating func turn() -> Double? {
    while place >= runEnd, run + 1 < runs.count {
      run += 1
      runEnd += runs[run].count
      grid = runs[run].grid
      scale = grid.scale ?? 0
      isOfBits = grid == .named(.bits)
    }
    var found: Double?
    if exception < exceptions.count, exceptions[exception].place == place {
      found = exceptions[exception].number
      exception += 1
      place += 1
    }
    change = exception < exceptions.count ? exceptions[exception].place : .max
    if run + 1 < runs.count { change = min(change, runEnd) }
    return found
  }
}
