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
  var median: Double { quantile(0.5) }

  /// The smallest.
  var least: Double { values.first ?? .nan }

  /// Of several runs, the one that the rest of the machine disturbed least: that of the least median.
  static func calmest(of runs: Int, _ measure: () throws -> [Double]) rethrows -> Samples {
    var best: Samples?
    for _ in 0..<runs {
      let samples = Samples(try measure())
      if samples.median < best?.median ?? .infinity { best = samples }
    }
    return best ?? Samples([])
  }
}
