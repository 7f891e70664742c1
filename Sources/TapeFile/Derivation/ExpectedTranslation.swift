import SessionModel

/// What each recognizer's translation is expected to be: the fingers' travel less what it left out.
struct ExpectedTranslation {
  /// Travel after which the reducer lets a pan begin unless told otherwise, in points.
  private static let hysteresis = 10.0

  /// What the translation of the recognizer in each slot leaves out.
  private var absorbed = [Point](repeating: .zero, count: RecentKeys<Name>.slots)
  /// The last translation that was reported, by any recognizer.
  private(set) var last = Point.zero

  /// The translation to expect from the recognizer in `slot` when the fingers have gone `travel`.
  @inline(__always)
  mutating func next(_ track: UInt8, _ travel: Point) -> Point {
    let slot = Int(track & Tracks.slot)
    if track & Tracks.restart != 0 { absorbed[slot] = ExpectedTranslation.hysteresis(of: travel) }
    return travel - absorbed[slot]
  }

  /// Learns from the translation that came instead of `expected`.
  @inline(__always)
  mutating func note(_ translation: Point, _ expected: Point, _ track: UInt8, _ travel: Point) {
    last = translation
    guard translation != expected else { return }
    absorbed[Int(track & Tracks.slot)] = travel - translation
  }

  private static func hysteresis(of travel: Point) -> Point {
    let length = travel.length
    guard length > 0 else { return .zero }
    return Point(x: travel.x * hysteresis / length, y: travel.y * hysteresis / length)
  }
}
