import SessionModel

extension RandomEvents {
  /// A number below `limit`.
  public mutating func below(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(limit))
  }

  mutating func coin() -> Bool {
    generator.next() & 1 == 0
  }

  mutating func maybe<Value>(_ make: (inout RandomEvents) -> Value) -> Value? {
    coin() ? make(&self) : nil
  }

  mutating func choice<Choice: CaseIterable>() -> Choice where Choice.AllCases == [Choice] {
    let cases = Choice.allCases
    return cases[below(cases.count)]
  }

  /// Any integer, small ones and the extremes more often.
  public mutating func integer() -> Int64 {
    switch below(8) {
    case 0: .min
    case 1: .max
    case 2: Int64(bitPattern: generator.next())
    default: Int64(below(2000)) - 1000
    }
  }

  /// Any number: grids, odd values, zeros of both signs, infinities, NaN with payloads.
  public mutating func number() -> Double {
    let whole = Double(below(4000) - 1000)
    switch below(14) {
    case 0: return whole
    case 1: return whole / 2
    case 2: return whole / 3
    case 3: return (whole * 65536 / 3).rounded(.down) / 65536
    case 4: return whole / 256
    case 5: return whole / 1000
    case 6: return whole / 65536
    case 7: return Double(Float(whole) * 0.1)
    case 8: return Double(bitPattern: generator.next())
    case 9: return -0.0
    case 10: return Double(nan: generator.next() & 0xFFFF, signaling: coin())
    case 11: return coin() ? .infinity : -.greatestFiniteMagnitude
    case 12: return .leastNonzeroMagnitude
    default: return 0
    }
  }

  mutating func span() -> Interval {
    Interval(microseconds: coin() ? Int64(below(2_000_000)) : integer())
  }

  mutating func point() -> Point {
    Point(x: number(), y: number())
  }

  mutating func size() -> Size {
    Size(width: number(), height: number())
  }

  mutating func finger() -> Int32 {
    below(10) == 0 ? Int32(truncatingIfNeeded: integer()) : Int32(below(12))
  }

  mutating func bytes(upTo limit: Int) -> [UInt8] {
    (0..<below(limit + 1)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  /// Empty text, quotes, control characters, composed and decomposed letters, numbers.
  public static let oddTexts = [
    "", "a b", "\"\\", "\u{1B}[31m", "\n\t\u{0}", "é", "e\u{301}", "back.1", "name#40", "#",
    "日本語", "👩‍👩‍👧", "\u{FEFF}x", "none", "-1",
  ]

  /// An odd text, a word or any ASCII characters.
  public mutating func text() -> String {
    switch below(3) {
    case 0: return oddTexts[below(oddTexts.count)]
    case 1: return "Screen\(below(40))"
    default: return String(decoding: (0..<below(12)).map { _ in UInt8(below(128)) }, as: UTF8.self)
    }
  }
}
