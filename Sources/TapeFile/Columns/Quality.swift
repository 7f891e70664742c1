/// How far a predictor was off lately: less is better.
struct Quality {
  /// Errors count up to this.
  private static let largest: UInt64 = 1 << 32
  /// Errors are kept in sixteenths; a quarter of what is remembered gives way to each new one.
  private static let (scaleShift, memoryShift): (Int64, Int64) = (4, 2)

  private var mean: Int64 = 0

  @inline(__always)
  mutating func note(error: Int64) {
    let magnitude = Int64(truncatingIfNeeded: min(error.magnitude, Quality.largest))
    mean &+= ((magnitude &<< Quality.scaleShift) &- mean) &>> Quality.memoryShift
  }

  @inline(__always)
  static func < (left: Quality, right: Quality) -> Bool {
    left.mean < right.mean
  }
}
