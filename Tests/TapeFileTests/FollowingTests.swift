import SessionModel
import TestSupport
import Testing

@testable import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A follower of a tape")
struct FollowingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.tape")
  }

  private func recording(appending: Bool = false) throws -> JournaledTape {
    try JournaledTape(
      path: path,
      description: TapeDescription(),
      replacing: false,
      appending: appending,
      capacity: (128, 1 << 14),
      policy: .never
    )
  }

  /// Everything that has come.
  private func drain(_ follower: TapeFollower) throws -> [SpelledEvent] {
    var read: [SpelledEvent] = []
    while true {
      let events = try follower.next()
      if events.isEmpty { return read }
      read += SpelledEvent.list(events, follower.names)
    }
  }

  private func append(_ timed: TimedEvent, _ names: NameTable, to tape: JournaledTape) throws {
    var event = timed.event
    event.replaceNames { tape.journal.name(names[$0]) }
    while !tape.journal.append(event, at: timed.time) { _ = try tape.advance() }
  }

  @Test(
    "reads each event once, in order, however writing and reading take turns",
    arguments: 0..<20
  )
  func turns(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(900)
    var generator = SeededGenerator(seed: seed)
    var tape = try recording()
    var follower: TapeFollower?
    var read: [SpelledEvent] = []
    for (place, event) in events.enumerated() {
      try append(event, random.names, to: tape)
      switch Int.random(in: 0..<40, using: &generator) {
      case 0...9: _ = try tape.advance()
      case 10...15: if let follower { read += try drain(follower) }
      case 16 where place % 5 == 0:
        // The recorder is gone without an end, or with one; the next one goes on.
        if place % 2 == 0 {
          #expect(tape.journal.close())
          try tape.finish()
          follower = nil
        }
        tape = try replaced(tape)
      default: break
      }
      if follower == nil {
        let new = try TapeFollower(path: path)
        read = try new.tape.allEvents()
        follower = new
      }
    }
    let last = try #require(follower)
    read += try drain(last)
    #expect(!last.isFinished)
    #expect(last.isBeingRecorded)
    #expect(tape.journal.close())
    try tape.finish()
    read += try drain(last)
    #expect(last.isFinished)
    #expect(last.eventCount == 900)
    let expected = SpelledEvent.list(events, random.names)
    #expect(read.count == expected.count)
    let same = zip(read, expected).prefix { $0 == $1 }.count
    let difference = "\(read.dropFirst(same).prefix(1)) for \(expected.dropFirst(same).prefix(1))"
    #expect(same == expected.count, "\(difference)")
  }

  /// The next recording of the same tape, as if the process of `tape` had been killed.
  private func replaced(_ tape: JournaledTape) throws -> JournaledTape {
    let copy = folder.path("b.tape")
    // The lock goes with the last owner, which the caller still is; the next one takes copies.
    for suffix in ["", ".journal"] {
      guard let source = try FileSource.ifExists(path: path + suffix) else { continue }
      let bytes = try source.read(at: 0, upTo: Int(source.byteCount))
      try folder.write(bytes, to: "b.tape" + suffix)
      _ = rename(copy + suffix, path + suffix)
    }
    return try recording(appending: true)
  }

  @Test("sees what was accepted at once, without the writer's doing")
  func atOnce() throws {
    let tape = try recording()
    let follower = try TapeFollower(path: path)
    #expect(try follower.next().isEmpty)
    for place in 0..<50 {
      let time = Time(microseconds: Int64(place))
      #expect(tape.journal.append(.mark(tape.journal.name("m\(place)")), at: time))
      let events = try follower.next()
      #expect(events.map(\.time) == [time])
      guard case .mark(let name) = events.first?.event else { continue }
      #expect(follower.names[name] == "m\(place)")
      #expect(try follower.next().isEmpty)
    }
  }

  @Test("stops at an event that is not whole yet, and goes on when it is")
  func gap() throws {
    let tape = try recording()
    for place in 0..<10 {
      #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
    }
    let journal = path + ".journal"
    let place = JournalFormat.recordsOffset + 4 * JournalFormat.recordSize
    let seal = try FileSource(path: journal).read(at: UInt64(place), upTo: 8)
    let file = open(journal, O_RDWR)
    defer { close(file) }
    #expect(WholeWrite.write([UInt8](repeating: 0, count: 8), to: file, at: place))
    let follower = try TapeFollower(path: path)
    #expect(follower.eventCount == 4)
    #expect(try follower.next().isEmpty)
    #expect(WholeWrite.write(seal, to: file, at: place))
    #expect(try drain(follower).count == 6)
    #expect(tape.journal.close())
  }

  @Test("of a finished tape has nothing to wait for, and one of no tape is an error")
  func finished() throws {
    try TapeWriter(path: path, description: TapeDescription()).finish()
    #expect(try TapeFollower(path: path).isFinished)
    let missing = #expect(throws: TapeError.self) {
      try TapeFollower(path: folder.path("none"))
    }
    #expect(missing?.code == .noSuchFile)
  }

  @Test("is told when another tape takes the place of its own")
  func otherTape() throws {
    let tape = try recording()
    let follower = try TapeFollower(path: path)
    #expect(tape.journal.append(.end, at: .zero))
    #expect(try follower.next().count == 1)
    #expect(tape.journal.close())
    try tape.finish()
    try TapeWriter(path: path, description: TapeDescription(), replacing: true).finish()
    let error = #expect(throws: TapeError.self) { try follower.next() }
    #expect(error?.code == .notATape)
  }
}
