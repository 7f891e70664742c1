import GestureScript
import Interchange
import SessionModel
import TestSupport
import Testing

@Suite("A tape in JSON lines")
struct JSONLinesTests {
  private static func json(
    _ events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription = TapeDescription()
  ) -> [UInt8] {
    var bytes = JSONLines.header(description)
    for event in events { JSONLines.append(event, names: names, to: &bytes) }
    return bytes
  }

  @Test("comes back as the same events, whatever they are", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(random.below(300))
    let bytes = Self.json(events, random.names)
    #expect(JSONLines.recognizes(bytes))
    let read = try JSONLines.tape(from: bytes)
    let (old, new) = (TapePrinter(names: random.names), TapePrinter(names: read.names))
    let printed = new.text(TapeDescription(), read.events)
    #expect(printed == old.text(TapeDescription(), events))
    #expect(Self.json(read.events, read.names) == bytes)
  }

  @Test("is text that shows no control character, and one line an event", arguments: 0..<50)
  func lines(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    let events = random.events(100)
    let bytes = Self.json(events, random.names)
    #expect(bytes.filter { $0 == 0x0A }.count == events.count + 1)
    #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
  }

  @Test("keeps a header with everything in it")
  func header() throws {
    var description = TapeDescription()
    description.wallMicroseconds = -62_000_000_000_001
    description.writer = "a \"b\"\u{7}"
    description.device = TapeDescription.Device("p\\h", facts: [.init("k", ""), .init("k", "é")])
    description.meta = [.init("", "\u{1F469}\u{200D}\u{1F467}"), .init("e\u{301}", "\u{2028}")]
    description.policies[.flickSpeed] = 0.1
    description.policies[.panMetric] = 1
    description.seed = .max
    let bytes = JSONLines.header(description)
    #expect(try JSONLines.tape(from: bytes).description == description)
    #expect(try JSONLines.tape(from: JSONLines.header(TapeDescription())).events.isEmpty)
  }

  @Test(
    "spells out numbers that JSON lacks, and keeps every bit",
    arguments: [
      Double.nan, Double(nan: 7, signaling: true), .infinity, -.infinity, -0.0, 0,
      .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude, 0.1, 1e15, 1e-7,
      9_007_199_254_740_992, .ulpOfOne,
    ]
  )
  func numbers(number: Double) throws {
    let event = TimedEvent(.zero, .scroll(.main, offset: number))
    let read = try JSONLines.tape(from: Self.json([event], NameTable()))
    guard case .scroll(_, let offset)? = read.events.first?.event else {
      Issue.record("no scroll")
      return
    }
    #expect(offset.bitPattern == number.bitPattern)
  }

  @Test("keeps the most extreme times and counts")
  func integers() throws {
    let times: [Int64] = [.min, .max - 1, 0, -1, 1]
    let events = times.map {
      TimedEvent(Time(microseconds: $0), .lost(count: .max, cause: .none))
    }
    #expect(try JSONLines.tape(from: Self.json(events, NameTable())).events == events)
  }

  @Test("may have blanks, blank lines, other escapes, and fields in any order")
  func leniency() throws {
    let text =
      "\u{FEFF}\r\n { \"touchtape\" : 1 } \r\n\n"
      + "{\"type\":\"mark\", \"name\":\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\r\\t\\n\",\"time\":1.5}"
    let tape = try JSONLines.tape(from: Array(text.utf8))
    let event = try #require(tape.events.first)
    #expect(event.time == Time(microseconds: 1_500_000))
    guard case .mark(let name) = event.event else {
      Issue.record("no mark")
      return
    }
    #expect(tape.names[name] == "é😀/\u{8}\u{C}\r\t\n")
  }

  @Test("is not mistaken for another text", arguments: ["", "{", "{\"a\":1}", "touchtape", "[1]"])
  func recognition(text: String) {
    #expect(!JSONLines.recognizes(Array(text.utf8)))
  }
}
