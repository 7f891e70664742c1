/// A column's numbers as steps on the grid that suits them.
struct GriddedNumbers {
  /// Up to one number in so many may lie beside the grid.
  private static let toleratedShare = 16
  /// Bits of an exception: nine bytes or more.
  private static let exceptionCost = 72

  let grid: Grid
  /// One step a number; zero for exceptions.
  let steps: [Int64]
  /// Places of the numbers that are not on the grid, in order.
  private let exceptions: [Int]
  private let marks: [Bool]

  /// Chooses the grid that costs the fewest bits, among those down to the first that holds all.
  init(_ numbers: [Double]) {
    let tolerated = numbers.count / GriddedNumbers.toleratedShare
    var best = (grid: Grid.bits, cost: Int.max)
    for grid in Grid.allCases {
      let misses = GriddedNumbers.misses(numbers, grid, upTo: tolerated)
      guard misses <= tolerated else { continue }
      let cost = GriddedNumbers.cost(numbers, grid)
      if cost < best.cost { best = (grid, cost) }
      if misses == 0 { break }
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

  /// How many numbers are beside `grid`, counted no further than just above `limit`.
  private static func misses(_ numbers: [Double], _ grid: Grid, upTo limit: Int) -> Int {
    var misses = 0
    for number in numbers where grid.step(number) == nil {
      misses += 1
      if misses > limit { break }
    }
    return misses
  }

  /// Bits of the differences between neighbours, and of exceptions.
  private static func cost(_ numbers: [Double], _ grid: Grid) -> Int {
    var cost = 0
    var last: Int64 = 0
    for number in numbers {
      if let step = grid.step(number) {
        cost += (step &- last).zigzag.bitCount
        last = step
      } else {
        cost += exceptionCost
      }
    }
    return cost
  }
}
