/// Measured values, for their middle and their tail.
struct Samples {
  private var values: [Double]

  /// Takes in values in any order.
  init(_ values: [Double]) {
    self.values = values.sorted()
  }

  /// The value below which a share of the others lies.
  func quantile(_ share: Double) -> Double {
    guard let last = values.indices.last else { return .nan }
    return values[min(last, Int(Double(values.count) * share))]
  }

  /// The middle.
  var median: Double {
    quantile(0.5)
  }
}
