/// A column's numbers as steps on the grid that suits them.
struct GriddedNumbers {
  /// Up to one number in so many may lie beside the grid.
  private static let toleratedShare = 16

  let grid: Grid
  /// One step a number; zero for exceptions.
  let steps: [Int64]
  /// Places of the numbers that are not on the grid, in order.
  private let exceptions: [Int]
  private let marks: [Bool]

  /// Chooses the coarsest grid that holds all numbers, else the one that misses the fewest.
  init(_ numbers: [Double]) {
    var best = (grid: Grid.bits, misses: 1 + numbers.count / GriddedNumbers.toleratedShare)
    for grid in Grid.allCases where best.misses > 0 && grid != .bits {
      let misses = GriddedNumbers.misses(numbers, grid, below: best.misses)
      if misses < best.misses { best = (grid, misses) }
    }
    grid = best.grid
    var steps: [Int64] = []
    steps.reserveCapacity(numbers.count)
    var exceptions: [Int] = []
    for (place, number) in numbers.enumerated() {
      let step = best.grid.step(number)
      if step == nil { exceptions.append(place) }
      steps.append(step ?? 0)
    }
    self.steps = steps
    self.exceptions = exceptions
    var marks = exceptions.isEmpty ? [] : [Bool](repeating: false, count: numbers.count)
    for place in exceptions { marks[place] = true }
    self.marks = marks
  }

  /// Whether the number at `place` is not on the grid.
  @inline(__always)
  func isException(_ place: Int) -> Bool {
    !marks.isEmpty && marks[place]
  }

  /// Count, then distance from the place before and bits of each exception; empty if there are none.
  func encodedExceptions(of numbers: [Double]) -> [UInt8] {
    guard !exceptions.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.write(count: exceptions.count)
    var next = 0
    for place in exceptions {
      writer.write(count: place - next)
      writer.write(numbers[place])
      next = place + 1
    }
    return writer.bytes
  }

  /// How many numbers are beside `grid`, counted no further than `limit`.
  private static func misses(_ numbers: [Double], _ grid: Grid, below limit: Int) -> Int {
    var misses = 0
    for number in numbers where grid.step(number) == nil {
      misses += 1
      if misses >= limit { break }
    }
    return misses
  }
}
