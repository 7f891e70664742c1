/// Gives the numbers of a column back, one after the other.
struct NumberColumn {
  /// Whether the numbers are told from what other columns make expect.
  let isDerived: Bool
  /// The numbers themselves, unless they are derived.
  private(set) var numbers: [Double] = []
  private var codes: [UInt64] = []
  private var head: NumberHead?
  private var place = 0
  private var run = 0
  private var runEnd = 0
  private var exception = 0

  /// An empty column.
  init() {
    isDerived = false
  }

  /// A column whose tokens stand for `codes`: how far steps are from what is expected, as zigzag.
  init(_ codes: [UInt64], _ head: NumberHead, _ tracks: [UInt8]) {
    isDerived = head.predictor == .derived
    if isDerived {
      self.codes = codes
      self.head = head
      runEnd = head.runs.first?.count ?? 0
      return
    }
    numbers = NumberColumn.numbers(codes, head, tracks)
    for exception in head.exceptions { numbers[exception.place] = exception.number }
  }

  /// The next number, where `expected` is what the other columns make of it.
  @inline(__always)
  mutating func next(expecting expected: Double) -> Double {
    guard isDerived else {
      defer { place += 1 }
      return numbers[place]
    }
    return derived(expected)
  }

  private mutating func derived(_ expected: Double) -> Double {
    guard let head else { return expected }
    while place >= runEnd, run + 1 < head.runs.count {
      run += 1
      runEnd += head.runs[run].count
    }
    defer { place += 1 }
    if exception < head.exceptions.count, head.exceptions[exception].place == place {
      exception += 1
      return head.exceptions[exception - 1].number
    }
    let grid = head.runs[run].grid
    return grid.number((grid.nearest(expected) ?? 0) &+ Int64(zigzag: codes[place]))
  }

  private static func numbers(
    _ codes: [UInt64],
    _ head: NumberHead,
    _ tracks: [UInt8]
  ) -> [Double] {
    var histories = Histories(head.predictor)
    var numbers: [Double] = []
    numbers.reserveCapacity(codes.count)
    for run in head.runs {
      let grid = run.grid
      for place in numbers.count..<(numbers.count + run.count) {
        numbers.append(grid.number(histories.step(Int64(zigzag: codes[place]), tracks[place])))
      }
    }
    return numbers
  }
}
