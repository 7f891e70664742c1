/// A column's numbers as steps on the grids that suit them.
struct GriddedNumbers {
  /// Up to one number in so many may lie beside the grid.
  private static let toleratedShare = 16
  /// Bits of an exception: nine bytes or more.
  private static let exceptionCost = 72
  /// Bits that a change of grids costs.
  private static let runCost = 48

  /// One run for the whole column, or several.
  let runs: [GridRun]
  /// One step a number; zero for exceptions.
  let steps: [Int64]
  /// Places of the numbers that are not on the grid, in order.
  private let exceptions: [Int]
  private let marks: [Bool]

  /// The grid, if there is one for all.
  var grid: ColumnGrid? { runs.count == 1 ? runs[0].grid : nil }

  /// Chooses the grids that cost the fewest bits.
  init(_ numbers: [Double]) {
    let (named, cost, isExact) = GriddedNumbers.bestNamed(numbers)
    let runs = GridRun.fractions(in: numbers, orPixels: !isExact)
    if GriddedNumbers.cost(numbers, runs) < cost {
      self.init(numbers, on: runs)
      return
    }
    self.init(numbers, on: [GridRun(count: numbers.count, grid: .named(named))])
  }

  /// Puts `numbers` on the grids of `runs`, which cover all.
  init(_ numbers: [Double], on runs: [GridRun]) {
    self.runs = runs
    var steps: [Int64] = []
    steps.reserveCapacity(numbers.count)
    var exceptions: [Int] = []
    for run in runs {
      for place in steps.count..<(steps.count + run.count) {
        let step = run.grid.step(numbers[place])
        if step == nil { exceptions.append(place) }
        steps.append(step ?? 0)
      }
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

  /// Bits of all exceptions, or a few less.
  var exceptionBits: Int { exceptions.count * GriddedNumbers.exceptionCost }

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

  /// The cheapest of the grids with a name, down to the first that holds all.
  private static func bestNamed(
    _ numbers: [Double]
  ) -> (grid: Grid, cost: Int, isExact: Bool) {
    let tolerated = numbers.count / toleratedShare
    var best = (grid: Grid.bits, cost: Int.max, isExact: false)
    for grid in Grid.allCases {
      let misses = misses(numbers, grid, upTo: tolerated)
      guard misses <= tolerated else { continue }
      let cost = cost(numbers, [GridRun(count: numbers.count, grid: .named(grid))]) - runCost
      let isExact = misses == 0 && grid.rawValue < Grid.single.rawValue
      if cost < best.cost { best = (grid, cost, isExact) }
      if misses == 0 { break }
    }
    return best
  }

  /// How many numbers are beside `grid`, counted no further than just above `limit`.
  private static func misses(_ numbers: [Double], _ grid: Grid, upTo limit: Int) -> Int {
    var misses = 0
    for number in numbers where grid.step(number) == nil {
      misses += 1
      if misses > limit { break }
    }
    return misses
  }

  /// Bits of the differences between neighbours, of exceptions and of runs.
  private static func cost(_ numbers: [Double], _ runs: [GridRun]) -> Int {
    var cost = runs.count * runCost
    var place = 0
    for run in runs {
      var last: Int64 = 0
      for number in numbers[place..<(place + run.count)] {
        if let step = run.grid.step(number) {
          cost += (step &- last).zigzag.bitCount
          last = step
        } else {
          cost += exceptionCost
        }
      }
      place += run.count
    }
    return cost
  }
}
