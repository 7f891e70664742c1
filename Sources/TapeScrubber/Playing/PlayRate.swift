/// The rates that the player offers, as multiples of the session's own pace.
enum PlayRate {
  /// From a tenth to the most that playback takes.
  static let ladder: [Double] = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 100]

  /// The next quicker or slower rate in the same direction; the ends stay.
  static func next(after rate: Double, quicker: Bool) -> Double {
    let amount = rate.magnitude
    let next =
      quicker
      ? ladder.first { $0 > amount } ?? amount
      : ladder.last { $0 < amount } ?? amount
    return rate < 0 ? -next : next
  }

  /// The amount of a rate as people write it: `2`, `0.25`.
  static func text(_ rate: Double) -> String {
    let amount = rate.magnitude
    return amount.rounded() == amount ? "\(Int(amount))" : "\(amount)"
  }
}
