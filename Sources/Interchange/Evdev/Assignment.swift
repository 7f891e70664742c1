/// Pairs two equally large sets so that the sum of the costs is smallest.
///
/// The Hungarian method with potentials. Ties are broken by position, so equal input gives equal
/// pairs.
///
/// - Complexity: O(*n*³).
struct Assignment {
  private let size: Int
  private let costs: [Double]
  private var rowPotential: [Double]
  private var columnPotential: [Double]
  /// The row paired with each column, 0 for none; rows and columns count from 1.
  private var rowOfColumn: [Int]
  private var previousColumn: [Int]

  /// The column paired with each row of a square matrix given row by row.
  static func columns(size: Int, costs: [Double]) -> [Int] {
    var assignment = Assignment(size: size, costs: costs)
    for row in 1...max(size, 1) where row <= size { assignment.add(row) }
    var columns = [Int](repeating: 0, count: size)
    for column in 1...max(size, 1) where column <= size {
      columns[assignment.rowOfColumn[column] - 1] = column - 1
    }
    return columns
  }

  private init(size: Int, costs: [Double]) {
    self.size = size
    self.costs = costs
    rowPotential = [Double](repeating: 0, count: size + 1)
    columnPotential = rowPotential
    rowOfColumn = [Int](repeating: 0, count: size + 1)
    previousColumn = rowOfColumn
  }

  /// Finds the cheapest way to make room for `row` and takes it.
  private mutating func add(_ row: Int) {
    rowOfColumn[0] = row
    var column = 0
    var slack = [Double](repeating: .infinity, count: size + 1)
    var isUsed = [Bool](repeating: false, count: size + 1)
    repeat {
      isUsed[column] = true
      column = step(from: column, slack: &slack, isUsed: isUsed)
    } while rowOfColumn[column] != 0
    while column != 0 {
      let previous = previousColumn[column]
      rowOfColumn[column] = rowOfColumn[previous]
      column = previous
    }
  }

  /// Lowers the slack by the row of `column` and returns the free column with the least.
  private mutating func step(from column: Int, slack: inout [Double], isUsed: [Bool]) -> Int {
    let row = rowOfColumn[column]
    var best = 0
    for other in 1...size where !isUsed[other] {
      let cost = costs[(row - 1) * size + other - 1]
      let reduced = cost - rowPotential[row] - columnPotential[other]
      if reduced < slack[other] {
        slack[other] = reduced
        previousColumn[other] = column
      }
      if best == 0 || slack[other] < slack[best] { best = other }
    }
    let delta = slack[best]
    for other in 0...size {
      if isUsed[other] {
        rowPotential[rowOfColumn[other]] += delta
        columnPotential[other] -= delta
      } else {
        slack[other] -= delta
      }
    }
    return best
  }
}
