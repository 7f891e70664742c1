import SessionModel
import TestSupport

/// Draws random spellings, numbers and events, nasty ones included.
struct RandomWorld {
  var generator: SeededGenerator
  private var events: RandomEvents

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    events = RandomEvents(seed: seed, oddTexts: RandomWorld.nastySpellings)
  }

  /// The names of the events so far.
  var names: NameTable { events.names }

  mutating func event(kind: Int) -> Event {
    events.event(ofKind: kind)
  }

  static let nastySpellings = [
    "", " ", "A", "none", "main", "presented", "user", "code", "touch", "transition", "touch:1",
    "transition:t1", "animated", "unanimated", "interactive", "by", "size", "stack", "bars", "dir",
    "scale", "rate", "seed", "policy", "window", "recognizer", "on", "end", "expect", "tape",
    "0.35",
    "-1", "+2", "nan", "inf", "true", "false", "name=value", "=", "a,b", "[A]", "[", "]", "(", ")",
    "#", "#1", "Detail#1", "a #b", "x # y", "\"", "\\", "\\n", "a\nb", "\r", "\r\n", "\t", "\u{0}",
    "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "👍🏽", "👨‍👩‍👧", "Ü", "e\u{301}",
    "漢字",
    "1e5", "390x844", "back.1", "back.0", "back.01", ".", ".5", "x.4294967296", "push:A", "card:A",
    "pop", "tab", "dismiss", "a;b", "a:b", "{", "}", "'", "`", "\u{10FFFF}", "\u{E0001}",
  ]

  static let nastyNumbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 0.5, 1.0 / 3, 1e15, 1e16, 1e21, 1e-5, 1e-7, 123_456_789.125, -.infinity,
    .infinity, .nan, .signalingNaN, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, -.leastNonzeroMagnitude, 4_503_599_627_370_497.5, 9_007_199_254_740_992,
    999_999_999_999_999, 1_000_000_000_000_000, Double(bitPattern: 0xFFF8_0000_0000_0000),
    Double(bitPattern: 0x7FF8_0000_DEAD_BEEF), Double(bitPattern: 0xFFF0_0000_0000_0001), 0.3, 1.1,
  ]

  mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  mutating func chance() -> Bool {
    Bool.random(using: &generator)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func pick<Value: CaseIterable>(_ type: Value.Type) -> Value {
    pick(Array(Value.allCases))
  }

  mutating func maybe<Value>(_ value: (inout RandomWorld) -> Value) -> Value? {
    chance() ? value(&self) : nil
  }

  mutating func some<Value>(_ value: (inout RandomWorld) -> Value) -> [Value] {
    (0..<below(4)).map { _ in value(&self) }
  }

  mutating func spelling() -> String {
    guard below(4) == 0 else { return pick(RandomWorld.nastySpellings) }
    var text = ""
    for _ in 0..<below(8) {
      let limit: UInt32 = chance() ? 0x80 : 0x3000
      text.unicodeScalars.append(
        Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "x"
      )
    }
    return text
  }

  mutating func number() -> Double {
    switch below(4) {
    case 0: pick(RandomWorld.nastyNumbers)
    case 1: Double(bitPattern: generator.next())
    case 2: Double(below(100_000)) / Double(1 + below(1000))
    default: Double(below(2000) - 1000)
    }
  }

  mutating func microseconds() -> Int64 {
    switch below(5) {
    case 0: pick([.min, .min + 1, .max, .max - 1, 0, 1, -1, 999_999, 1_000_000, -500_000])
    case 1: Int64(bitPattern: generator.next())
    default: Int64(below(100_000_000))
    }
  }

  /// A moment that can come, or a claim of one.
  mutating func time() -> Time {
    min(Time(microseconds: microseconds()), .last)
  }
}
