/// Places to seek to; a fixed seed makes runs comparable.
struct Places: RandomNumberGenerator {
  private var state: UInt64 = 20_260_101

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// A place in a tape of `count` events.
  mutating func place(in count: Int) -> Int {
    Int.random(in: 0...count, using: &self)
  }
}
