import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("Tapes that are joined")
struct JoinTests {
  private func join(
    _ tapes: [[UInt8]],
    _ options: TapeJoin.Options = TapeJoin.Options()
  ) throws -> [UInt8] {
    let sink = MemorySink()
    let parts = try tapes.enumerated().map { place, bytes in
      TapeJoin.Part("\(place).tape", try TapeReader(bytes: bytes))
    }
    try TapeJoin.join(parts, options, to: sink)
    return sink.bytes
  }

  private func tape(
    _ events: [(Int64, Event)],
    _ names: NameTable = NameTable(),
    _ description: TapeDescription = TapeDescription()
  ) throws -> [UInt8] {
    let timed = events.map { TimedEvent(Time(microseconds: $0), $1) }
    return try TapeWriter.bytes(of: timed, names: names, description: description)
  }

  private func events(_ bytes: [UInt8]) throws -> [TimedEvent] {
    let reader = try TapeReader(bytes: bytes, policy: .strict)
    return try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
  }

  @Test(
    "give the cut of both ranges, byte for byte, if they were cut one behind the other",
    arguments: 0..<40
  )
  func cuts(seed: UInt64) throws {
    let tape = try CutTape(seed: seed, count: 1400)
    var generator = SeededGenerator(seed: seed)
    let places = (0..<4).map { _ in Int.random(in: 1...1401, using: &generator) }.sorted()
    let parts = zip(places, places.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
    let joined = try join(parts.map { try tape.cut($0) })
    #expect(joined == (try tape.cut(places[0]..<places[3])))
  }

  @Test("follow each other at their own times where those follow, else behind the end")
  func times() throws {
    let first = try tape([(0, .note("a")), (10, .end)])
    let late = try tape([(10, .note("b"))])
    let early = try tape([(9, .note("b")), (20, .end)])
    #expect(try events(join([first, late])).map(\.time.microseconds) == [0, 10])
    #expect(try events(join([first, early])).map(\.time.microseconds) == [0, 19, 30])
    let gap = TapeJoin.Options(gap: Interval(microseconds: 100))
    #expect(try events(join([first, late], gap)).map(\.time.microseconds) == [0, 120])
    let three = try events(join([first, early, early], gap)).map(\.time.microseconds)
    #expect(three == [0, 119, 239, 250])
  }

  @Test("take the times of samples along")
  func sampleTimes() throws {
    let sample = TouchSample(
      id: 1,
      kind: .coalesced,
      position: Point(x: 1, y: 2),
      sampleTime: Time(microseconds: 3)
    )
    var touch = Touch(.down, id: 1, position: Point(x: 1, y: 2))
    touch.sampleTime = Time(microseconds: 4)
    let first = try tape([(0, .note("a"))])
    let second = try tape([(5, .touch(touch)), (6, .touchSample(sample))])
    let gap = TapeJoin.Options(gap: Interval(microseconds: 1000))
    let joined = try events(join([first, second], gap))
    guard case .touch(let moved) = joined[1].event, case .touchSample(let later) = joined[2].event
    else {
      Issue.record("the events are of other kinds")
      return
    }
    #expect(moved.sampleTime == Time(microseconds: 1004))
    #expect(later.sampleTime == Time(microseconds: 1003))
  }

  @Test("end once")
  func end() throws {
    let part = try tape([(0, .note("a")), (1, .end)])
    #expect(try events(join([part, part, part])).filter { $0.event == .end }.count == 1)
    let open = try tape([(0, .note("a"))])
    #expect(try events(join([part, open])).allSatisfy { $0.event != .end })
  }

  @Test("spell their names as before, whatever numbers they had")
  func names() throws {
    var (left, right) = (NameTable(), NameTable())
    let first = try tape([(0, .mark(left.intern("a"))), (0, .mark(left.intern("b")))], left)
    let second = try tape([(0, .mark(right.intern("b"))), (0, .mark(right.intern("c")))], right)
    let reader = try TapeReader(bytes: join([first, second]))
    let marks = try reader.events(ofBlock: 0).compactMap { event -> String? in
      if case .mark(let name) = event.event { reader.names[name] } else { nil }
    }
    #expect(marks == ["a", "b", "b", "c"])
    #expect(reader.names.additions == ["a", "b", "c"])
  }

  @Test("of other devices or policies are refused, with both named")
  func headers() throws {
    var description = TapeDescription()
    description.device = .init("phone")
    let first = try tape([(0, .end)])
    let other = try tape([(0, .end)], NameTable(), description)
    let device = #expect(throws: TapeError.self) { try join([first, other]) }
    #expect(device?.code == .differentSettings)
    #expect(device?.message.contains("“1.tape” is of another device than “0.tape”") == true)
    description = TapeDescription()
    description.policies[.restLimit] = 0.25
    let strict = try tape([(0, .end)], NameTable(), description)
    let policy = #expect(throws: TapeError.self) { try join([first, strict]) }
    #expect(policy?.message.contains("another policy restLimit") == true)
  }

  @Test("are refused where one begins in another state, unless that is wanted")
  func states() throws {
    var names = NameTable()
    let home = names.intern("Home")
    let setup = Event.setup(.containers(.init(lists: [.init(.main, [home])])))
    let push = Event.call(NavigationCall(.push(names.intern("Detail")), .unanimated))
    let moved = try tape([(0, setup), (5, push)], names)
    let still = try tape([(0, setup)], names)
    let error = #expect(throws: TapeError.self) { try join([moved, still]) }
    #expect(error?.code == .doesNotFollow)
    #expect(error?.message.contains("with a setup, event 1;") == true)
    let anyway = try join([moved, still], TapeJoin.Options(continuesAnyway: true))
    #expect(try events(anyway).count == 3)
    // The setup changes nothing where the state is as it leaves it.
    #expect(try events(join([still, moved])).count == 3)
  }

  @Test("are refused where one was cut from elsewhere")
  func elsewhere() throws {
    let tape = try CutTape(seed: 8, count: 400)
    let (first, second) = try (tape.cut(1..<100), tape.cut(180..<300))
    let error = #expect(throws: TapeError.self) { try join([first, second]) }
    #expect(error?.message.contains("begins in another state") == true)
    let gap = TapeJoin.Options(gap: .zero)
    let moved = #expect(throws: TapeError.self) { try join([first, tape.cut(100..<180)], gap) }
    #expect(moved?.message.contains("in the midst of a session") == true)
  }
}
