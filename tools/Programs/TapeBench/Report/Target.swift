/// What a figure must reach.
enum Target {
  case atMost(Double)
  case atLeast(Double)

  func isMet(by value: Double) -> Bool {
    switch self {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    }
  }

  var text: String {
    switch self {
    case .atMost(let limit): "≤ \(limit.figure)"
    case .atLeast(let limit): "≥ \(limit.figure)"
    }
  }
}
