/// Blocks in the order in which they are wanted.
enum BlockOrder: Sendable {
  case forward(Range<Int>)
  case backward(Range<Int>)

  /// Number of blocks.
  var count: Int {
    switch self {
    case .forward(let blocks), .backward(let blocks): blocks.count
    }
  }

  /// The block at `place`, from 0.
  subscript(place: Int) -> Int {
    switch self {
    case .forward(let blocks): blocks.lowerBound + place
    case .backward(let blocks): blocks.upperBound - 1 - place
    }
  }
}
