import SessionModel
import TapeReplay
import Testing

@Suite("A position")
struct PositionParserTests {
  typealias Base = PositionExpression.Base
  typealias Offset = PositionExpression.Offset

  static let readable: [(String, Base, Offset?)] = [
    ("start", .start, nil), ("end", .end, nil),
    ("1.25", .time(Time(microseconds: 1_250_000)), nil),
    ("9223372036854.775806", .time(.last), nil),
    ("1.25s", .time(Time(microseconds: 1_250_000)), nil),
    ("900ms", .time(Time(microseconds: 900_000)), nil),
    ("0.125ms", .time(Time(microseconds: 125)), nil),
    (".5", .time(Time(microseconds: 500_000)), nil),
    ("0.000001", .time(Time(microseconds: 1)), nil),
    ("#1234", .event(1234), nil), ("#0", .event(0), nil),
    ("@crash", .mark("crash"), nil),
    ("@crash-0.5", .mark("crash"), .time(Interval(microseconds: -500_000))),
    ("@re-try+20ms", .mark("re-try"), .time(Interval(microseconds: 20_000))),
    ("@re-try", .mark("re-try"), nil),
    ("@a-#3", .mark("a"), .events(-3)),
    ("@\"a b\\\"-\"+1", .mark("a b\"-"), .time(Interval(microseconds: 1_000_000))),
    ("end-1", .end, .time(Interval(microseconds: -1_000_000))),
    ("start+0.5s", .start, .time(Interval(microseconds: 500_000))),
    ("#10+2", .event(10), .time(Interval(microseconds: 2_000_000))),
    ("#10+#2", .event(10), .events(2)),
    ("1.5-#1", .time(Time(microseconds: 1_500_000)), .events(-1)),
  ]

  @Test("is read as it is written", arguments: readable)
  func reads(text: String, base: Base, offset: Offset?) throws {
    let expression = try PositionParser.parse(text)
    #expect(expression.base == base)
    #expect(expression.offset == offset)
    #expect(expression.text == text)
  }

  @Test(
    "that cannot be read is refused where the trouble is",
    arguments: [
      ("", 1), ("#", 2), ("#x", 2), ("@", 2), ("@\"", 3), ("@\"\"", 4), ("@\"a", 4), ("started", 6),
      ("end-", 5), ("end--1", 5), ("1.2.3", 4), ("1.25x", 5), ("-1", 1), ("0.0000001", 1),
      ("1.2345ms", 1), ("99999999999999999999", 1), ("#99999999999999999999", 2), ("end-1-1", 6),
      (".", 2), ("@\"a\\n\"", 5), ("9223372036855", 1),
      ("9223372036854.775807", 1), ("9223372036854775.807ms", 1),
    ]
  )
  func refuses(text: String, column: Int) {
    let error = #expect(throws: PositionError.self) { try PositionParser.parse(text) }
    #expect(error?.column == column)
    #expect(error?.text == text)
  }

  private static let source: MemoryEvents = {
    var names = NameTable()
    let marks = ["crash", "crash-0.5", "a b"].map { Event.mark(names.intern($0)) }
    let times: [Int64] = [0, 250_000, 1_000_000, 1_000_000, 900_000, 3_000_000]
    let events = [.note("1"), marks[1], .note("3"), marks[0], marks[2], marks[0]]
    return MemoryEvents(
      zip(times, events).map { TimedEvent(Time(microseconds: $0), $1) },
      names: names,
      blockSize: 2
    )
  }()

  @Test(
    "leads to its place in a tape",
    arguments: [
      ("start", 0, 0), ("end", 6, 3_000_000), ("#4", 4, 1_000_000), ("#0", 0, 0),
      ("@crash", 4, 1_000_000), ("@crash-0.5", 2, 250_000), ("@crash-500ms", 2, 500_000),
      ("@\"crash\"-0.5", 2, 500_000), ("@\"a b\"", 5, 1_000_000), ("@\"a b\"-#3", 2, 250_000),
      ("end-1", 5, 2_000_000), ("end+1", 6, 4_000_000), ("#5-0.000001", 2, 999_999),
      ("end-9", 0, 0), ("#2+#3", 5, 1_000_000), ("0.25", 2, 250_000), ("0.3-#1", 2, 250_000),
      ("0.3+#1", 3, 1_000_000), ("#6+#9", 6, 3_000_000), ("1", 5, 1_000_000),
    ]
  )
  func resolves(text: String, event: Int, time: Int64) throws {
    let replayer = Replayer(Self.source, through: SessionReducer())
    let position = try replayer.position(of: PositionParser.parse(text))
    #expect(position == Position(event: event, time: Time(microseconds: time)))
  }

  @Test(
    "that a tape does not have is refused, and nothing moves",
    arguments: [
      ("#7", "there is no event #7; the tape has 6"),
      ("@crush-1", "there is no mark 'crush'; the tape has 'crash-0.5', 'crash'"),
    ]
  )
  func misses(text: String, message: String) throws {
    var replayer = Replayer(Self.source, through: SessionReducer())
    replayer.seek(toEvent: 3)
    let expression = try PositionParser.parse(text)
    let error = #expect(throws: ResolutionError<Never>.self) { try replayer.seek(to: expression) }
    guard case .position(let trouble)? = error else { return }
    #expect(trouble.message.hasPrefix(message))
    #expect(replayer.position.event == 3)
  }
}
