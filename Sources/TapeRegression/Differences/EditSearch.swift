/// Looks for the fewest insertions and deletions after which two sequences run alike again.
///
/// The greedy search of Myers' difference algorithm, which ends as soon as a run of `syncLength`
/// elements is alike, or both sequences end; so it costs what the difference costs.
struct EditSearch {
  /// A step from one pair of places to another.
  enum Move: Equatable {
    case match(Int, Int)
    case delete(Int)
    case insert(Int)
  }

  /// Elements that must be alike in a row before the sequences count as in step again: more than a
  /// finger at rest repeats by chance with equal stamps.
  static let syncLength = 16

  /// The place of a diagonal that leads out of the sequences: no way from it comes before another.
  private static let barred = -1 << 40

  /// Elements that may be looked at.
  let counts: (left: Int, right: Int)
  /// Whether nothing follows them.
  let isWhole: (left: Bool, right: Bool)

  /// The moves that lead there, if it takes at most `limit` insertions and deletions.
  ///
  /// - Parameter matches: whether two places are alike, in a row that has the given length so far.
  func moves(limit: Int, _ matches: (Int, Int, Int) -> Bool) -> [Move]? {
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    let middle = limit + 1
    for edits in 0...limit {
      trace.append(Array(furthest[(middle - edits)...(middle + edits)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = Self.start(diagonal, edits, furthest, middle)
        guard x >= 0, x <= counts.left, x - diagonal <= counts.right else {
          furthest[middle + diagonal] = Self.barred
          continue
        }
        let run = run(from: x, diagonal, matches)
        x += run
        furthest[middle + diagonal] = x
        let isEnd =
          x == counts.left && x - diagonal == counts.right && isWhole.left && isWhole.right
        if run >= Self.syncLength || isEnd {
          return Self.path(to: x, diagonal, edits, trace)
        }
      }
    }
    return nil
  }

  /// How many elements are alike from a place of a diagonal on, as far as that matters.
  private func run(from start: Int, _ diagonal: Int, _ matches: (Int, Int, Int) -> Bool) -> Int {
    let left = min(counts.left - start, counts.right - start + diagonal, Self.syncLength)
    var run = 0
    while run < left, matches(start + run, start + run - diagonal, run) { run += 1 }
    return run
  }

  /// Where a diagonal begins: a deletion from the one below, or an insertion from the one above.
  private static func start(
    _ diagonal: Int,
    _ edits: Int,
    _ furthest: [Int],
    _ middle: Int
  ) -> Int {
    if edits == 0 { return 0 }
    let (below, above) = (furthest[middle + diagonal - 1], furthest[middle + diagonal + 1])
    if diagonal == -edits || diagonal != edits && below < above { return above }
    return below + 1
  }

  /// Walks back from the end.
  private static func path(
    to x: Int,
    _ diagonal: Int,
    _ edits: Int,
    _ trace: [[Int]]
  ) -> [Move] {
    var moves: [Move] = []
    var (x, diagonal) = (x, diagonal)
    for edits in stride(from: edits, to: 0, by: -1) {
      // The places before this edit: those of the diagonals from -edits to edits.
      let before = trace[edits]
      func place(_ diagonal: Int) -> Int { before[diagonal + edits] }
      let isInsertion =
        diagonal == -edits
        || diagonal != edits && place(diagonal - 1) < place(diagonal + 1)
      let start = isInsertion ? place(diagonal + 1) : place(diagonal - 1) + 1
      while x > start {
        x -= 1
        moves.append(.match(x, x - diagonal))
      }
      if isInsertion {
        diagonal += 1
        moves.append(.insert(x - diagonal))
      } else {
        diagonal -= 1
        x -= 1
        moves.append(.delete(x))
      }
    }
    while x > 0 {
      x -= 1
      moves.append(.match(x, x - diagonal))
    }
    return moves.reversed()
  }
}
