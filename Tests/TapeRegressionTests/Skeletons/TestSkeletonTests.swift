import Foundation
import GestureScript
import SessionModel
import TapeFile
import TapeRegression
import TapeReplay
import TestSupport
import Testing

@Suite("A test made of a place of a tape")
struct TestSkeletonTests {
  private static let tapes: [String] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../../recordings/v1").standardized
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".tape") }.sorted().map { "\(folder.path)/\($0)" }
  }()

  @Test("passes as it stands, at whatever place of every recording", arguments: tapes)
  func recordings(path: String) throws {
    #expect(Self.tapes.count > 20)
    let reader = try TapeReader(path: path)
    var generator = SeededGenerator(seed: UInt64(path.utf8.count))
    var count = 0
    for place in Self.places(in: reader, 10, &generator) {
      let first = Int.random(in: 1...max(1, place.event), using: &generator)
      let skeleton = try TestSkeleton.make(of: reader, named: "x.tape", from: first, to: place)
      #expect(try Self.failures(of: skeleton).isEmpty, "\(place) from \(first)")
      #expect(skeleton.isFaithful, "\(place) from \(first)\n\(skeleton.text.suffix(600))")
      count += skeleton.expectationCount
    }
    #expect(count > 0)
  }

  @Test("passes as it stands for any session, sensible or not", arguments: 0..<120)
  func random(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let bytes = try TapeWriter.bytes(
      of: random.events(80),
      names: random.names,
      description: TapeDescription()
    )
    let reader = try TapeReader(bytes: bytes)
    var generator = SeededGenerator(seed: seed)
    for place in Self.places(in: reader, 3, &generator) {
      let first = Int.random(in: 1...max(1, place.event), using: &generator)
      let skeleton = try TestSkeleton.make(of: reader, named: "a b", from: first, to: place)
      #expect(try Self.failures(of: skeleton).isEmpty, "\(place) from \(first)")
    }
  }

  @Test("passes also where the tape begins in the midst of a session", arguments: tapes)
  func stretches(path: String) throws {
    let whole = try TapeReader(path: path)
    var generator = SeededGenerator(seed: UInt64(path.utf8.count))
    let first = Int.random(in: 1...whole.eventCount, using: &generator)
    let sink = MemorySink()
    try TapeCut.cut(first..<(whole.eventCount + 1), of: whole, named: "x", to: sink)
    let reader = try TapeReader(bytes: sink.bytes)
    for place in Self.places(in: reader, 4, &generator) {
      do {
        let skeleton = try TestSkeleton.make(of: reader, named: "x", from: 1, to: place)
        #expect(try Self.failures(of: skeleton).isEmpty, "\(place)")
      } catch let error as TestSkeletonError {
        #expect(error == .startsInTheMidst)
      }
    }
  }

  @Test("begins where it is asked to, with the state before it as setup lines")
  func start() throws {
    let script = """
      setup stack main=[A,B,C]
      setup recognizer back pan on=main preset=backSwipe
      flag busy=true
      0.5 swipe from=40,400 to=330,420 over=0.22
      settle
      +0.5 swipe from=40,400 to=200,420 over=0.22 hold=0.3
      """
    let performed = try Script.parse(Array(script.utf8), file: "x").perform()
    let bytes = try TapeWriter.bytes(
      of: performed.events,
      names: performed.names,
      description: performed.description
    )
    let reader = try TapeReader(bytes: bytes)
    let second = try #require(
      performed.events.lastIndex {
        if case .touch(let touch) = $0.event { touch.phase == .down } else { false }
      }
    )
    let time = performed.events[second + 20].time
    let place = Position(event: second + 21, time: time)
    let skeleton = try TestSkeleton.make(of: reader, named: "a.tape", from: second + 1, to: place)
    #expect(skeleton.isFaithful)
    #expect(skeleton.eventCount == 21)
    let lines = skeleton.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "# made of a.tape, events \(second + 1) to \(second + 21)")
    #expect(lines.contains("0.000 setup stack main=[A,B]"))
    #expect(lines.contains("0.000 flag busy=true"))
    #expect(lines.contains { $0.hasSuffix(" expect main=[A,B]") })
    #expect(lines.contains { $0.contains("expect transition back.1 phase=interactive fraction=") })
    #expect(lines.contains { $0.contains("expect recognizer back state=changed") })
  }

  @Test("is refused where it would be longer than anybody reads")
  func tooLong() throws {
    let count = TestSkeleton.mostEvents + 1
    let reader = try Self.notes(count)
    let end = Position(event: count, time: Time(microseconds: Int64(count - 1)))
    #expect(throws: TestSkeletonError.tooLong) {
      try TestSkeleton.make(of: reader, named: "x", from: 1, to: end)
    }
    let late = try TestSkeleton.make(of: reader, named: "x", from: count - 3, to: end)
    #expect(late.eventCount == 4)
  }

  @Test(
    "is refused where nothing has happened, in a tape without events too",
    arguments: [0, 1, 9]
  )
  func nothing(count: Int) throws {
    let reader = try Self.notes(count)
    // What lies beyond the end counts as the end.
    for event in [-1, 0, 1, 5, 100] {
      let place = Position(event: event, time: Time(microseconds: 3))
      for first in [-3, 0, 1, 4, 200] {
        let make = { try TestSkeleton.make(of: reader, named: "x", from: first, to: place) }
        if min(event, count) < 1 {
          #expect(throws: TestSkeletonError.noEvents) { try make() }
        } else {
          #expect(try make().eventCount >= 1)
        }
      }
    }
  }

  /// A tape of so many notes, a microsecond apart.
  private static func notes(_ count: Int) throws -> TapeReader {
    let events = (0..<count).map { TimedEvent(Time(microseconds: Int64($0)), .note("")) }
    let bytes = try TapeWriter.bytes(
      of: events,
      names: NameTable(),
      description: TapeDescription()
    )
    return try TapeReader(bytes: bytes)
  }

  /// Events and moments between them.
  private static func places(
    in reader: TapeReader,
    _ count: Int,
    _ generator: inout SeededGenerator
  ) -> [Position] {
    (0..<count).map { _ in
      let event = Int.random(in: 1...max(1, reader.eventCount), using: &generator)
      var replayer = Replayer(reader, through: SessionReducer())
      try? replayer.seek(toEvent: event)
      let late = Int64.random(in: -1...300_000, using: &generator)
      return Position(
        event: event,
        time: replayer.position.time + Interval(microseconds: max(0, late))
      )
    }
  }

  private static func failures(of skeleton: TestSkeleton) throws -> [ExpectationFailure] {
    let script = try Script.parse(Array(skeleton.text.utf8), file: "test.gesture")
    return try ExpectationChecker.check(try script.perform()).failures
  }
}
