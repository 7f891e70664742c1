import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A flight recorder's ring")
struct FlightTests {
  /// Random events, and the digest of the session after some of them.
  private struct Flight {
    let events: [TimedEvent]
    let names: NameTable
    private(set) var digests: [Int: UInt64] = [:]

    /// Events from one state that is compared to the next: digests of such states take long.
    static let stride = 61

    /// The events of a whole tape, with its own names.
    init(seed: UInt64, count: Int) throws {
      var random = RandomEvents(seed: seed)
      let bytes = try TapeWriter.bytes(of: random.events(count), names: random.names)
      let tape = try TapeReader(bytes: bytes)
      events = try tape.blocks.indices.flatMap { try tape.events(ofBlock: $0) }
      names = tape.names
      var session = Session()
      var facts = NoFacts()
      for (place, event) in events.enumerated() {
        session.apply(event.event, at: event.time, telling: &facts)
        if place % Flight.stride == 0 { digests[place + 1] = session.digest }
      }
    }
  }

  /// Checks that `tape` ends like `flight` after its first `count` events, and its states on the way.
  private func check(_ tape: TapeReader, endsLike flight: Flight, after count: Int) throws {
    let read = try tape.blocks.indices.flatMap { try tape.events(ofBlock: $0) }
    let first = count - read.count
    #expect(
      SpelledEvent.list(read, tape.names)
        == SpelledEvent.list(Array(flight.events[first..<count]), flight.names)
    )
    var session = tape.header.initialSession
    var facts = NoFacts()
    for (place, event) in read.enumerated() {
      session.apply(event.event, at: event.time, telling: &facts)
      guard let digest = flight.digests[first + place + 1] else { continue }
      #expect(session.digest == digest)
    }
  }

  @Test("never holds more than it may, and always is the end of the whole tape", arguments: 0..<2)
  func tail(seed: UInt64) throws {
    let flight = try Flight(seed: seed, count: 6000)
    let store = FlightMemory(capacity: 64 << 10)
    let writer = try FlightWriter(
      to: store,
      FlightLimits(bytes: 64 << 10),
      description: TapeDescription(),
      salt: seed
    )
    for (place, event) in flight.events.enumerated() {
      try writer.append(event, names: flight.names)
      try writer.flush()
      #expect(store.byteCount <= 64 << 10)
      guard place % 1777 == 1776 || place == 5999 else { continue }
      let (bytes, dump) = try writer.snapshot().bytes()
      let tape = try TapeReader(bytes: bytes, policy: .strict)
      #expect(dump.eventCount == tape.eventCount)
      #expect(dump.firstEvent == place + 2 - tape.eventCount)
      try check(tape, endsLike: flight, after: place + 1)
    }
    let first = try #require(store.places.first).firstEvent
    #expect(first > 1)
  }

  @Test("that nothing has left is the whole tape, byte for byte", arguments: 0..<4)
  func whole(seed: UInt64) throws {
    let flight = try Flight(seed: seed, count: 400)
    let writer = try FlightWriter(
      to: FlightMemory(capacity: 1 << 20),
      FlightLimits(bytes: 1 << 20, span: Interval(microseconds: .max)),
      description: TapeDescription(),
      salt: 7
    )
    for event in flight.events {
      try writer.append(event, names: flight.names)
      try writer.flush()
    }
    #expect(
      try writer.snapshot().bytes().bytes
        == TapeWriter.bytes(of: flight.events, names: flight.names)
    )
  }

  @Test("lets go what is older than it must keep, and nothing else", arguments: [1, 5, 60])
  func span(seconds: Int64) throws {
    let limits = FlightLimits(
      bytes: 1 << 20,
      span: Interval(microseconds: seconds * 1_000_000)
    )
    let writer = try FlightWriter(
      to: FlightMemory(capacity: limits.bytes),
      limits,
      description: TapeDescription(),
      salt: 7
    )
    let names = NameTable()
    for place in 0..<20_000 {
      let position = Point(x: Double(place), y: 1)
      let touch = Touch(.move, id: 1, position: position)
      let time = Time(microseconds: Int64(place) * 8333)
      try writer.append(TimedEvent(time, .touch(touch)), names: names)
      try writer.flush()
      guard place % 4999 == 4998 else { continue }
      let tape = try TapeReader(bytes: writer.snapshot().bytes().bytes, policy: .strict)
      let kept = tape.endTime - tape.startTime
      #expect(kept.microseconds >= min(seconds * 1_000_000, time.microseconds))
      // At most two blocks more: an eighth of the span each, or the fewest events of a block.
      let block = max(seconds * 125_000, 128 * 8333)
      #expect(kept.microseconds <= seconds * 1_000_000 + 2 * block + 8333)
    }
  }

  @Test("lets a block go that is larger than itself, and goes on behind it")
  func oversized() throws {
    let store = FlightMemory(capacity: 64 << 10)
    let writer = try FlightWriter(
      to: store,
      FlightLimits(bytes: 64 << 10),
      description: TapeDescription(),
      salt: 1
    )
    var generator = SeededGenerator(seed: 1)
    let noise = (0..<(200 << 10)).map { _ in
      UInt8.random(in: .min ... .max, using: &generator)
    }
    let events: [Event] = [.app(.active), .unknown(kind: 200, bytes: noise), .app(.inactive), .end]
    for (place, event) in events.enumerated() {
      let time = Time(microseconds: Int64(place))
      try writer.append(TimedEvent(time, event), names: NameTable())
      try writer.flush()
      #expect(store.byteCount <= 64 << 10)
    }
    let tape = try TapeReader(bytes: writer.snapshot().bytes().bytes, policy: .strict)
    #expect(try tape.events(ofBlock: 0).map(\.event) == [.app(.inactive), .end])
  }

  //
  @Test("in a file is read like a tape wherever the recording stops", arguments: 0..<2)
  func file(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.flight")
    let flight = try Flight(seed: seed, count: 6000)
    var size: UInt64 = 0
    do {
      let tape = try recording(path)
      size = try FileSource(path: path).byteCount
      for (place, event) in flight.events.enumerated() {
        var named = event.event
        named.replaceNames { tape.journal.name(flight.names[$0]) }
        #expect(tape.journal.append(named, at: event.time))
        if place % 97 == Int(seed) { _ = try tape.advance() }
        guard place == 1500 else { continue }
        let live = try TapeReader(path: path)
        #expect(live.isBeingRecorded)
        try check(live, endsLike: flight, after: 1501)
      }
    }
    let tape = try TapeReader(path: path)
    #expect(!tape.isBeingRecorded)
    #expect(tape.eventCount < 6000)
    try check(tape, endsLike: flight, after: 6000)
    #expect(try FileSource(path: path).byteCount == size)
  }

  //
  @Test("in a file that is cut or damaged anywhere is read as far as it has no gaps")
  func damage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.flight")
    let flight = try Flight(seed: 3, count: 900)
    let tape = try recording(path)
    for event in flight.events {
      var named = event.event
      named.replaceNames { tape.journal.name(flight.names[$0]) }
      #expect(tape.journal.append(named, at: event.time))
      _ = try tape.advance()
    }
    #expect(tape.journal.close())
    try tape.finish()
    let bytes = try folder.bytes("a.flight")
    let all = SpelledEvent.list(flight.events, flight.names)
    var generator = SeededGenerator(seed: 3)
    for round in 0..<60 {
      var damaged = bytes
      if round % 2 == 0 {
        damaged[Int.random(in: 4096..<damaged.count, using: &generator)] ^= 1 << UInt8(round % 8)
      } else {
        damaged.removeLast(Int.random(in: 1..<damaged.count - 4096, using: &generator))
      }
      try folder.write(damaged, to: "b.flight")
      let reader = try TapeReader(path: folder.path("b.flight"), policy: .strict)
      let read = SpelledEvent.list(
        try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) },
        reader.names
      )
      #expect(
        (0...(all.count - read.count)).contains { Array(all[$0..<($0 + read.count)]) == read }
      )
    }
    for place in 0..<64 {
      var damaged = bytes
      damaged[place] ^= 4
      try folder.write(damaged, to: "b.flight")
      #expect(throws: TapeError.self) { try TapeReader(path: folder.path("b.flight")) }
    }
  }

  @Test("is not replaced unless that is asked for, and belongs to one recorder")
  func exists() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.flight")
    do {
      let tape = try recording(path)
      #expect(tape.journal.append(.app(.active), at: .zero))
      let busy = #expect(throws: TapeError.self) { try recording(path, replacing: true) }
      #expect(busy?.code == .locked)
    }
    let error = #expect(throws: TapeError.self) { try recording(path) }
    #expect(error?.code == .fileExists)
    #expect(try TapeReader(path: path).eventCount == 1)
    let next = try recording(path, replacing: true)
    #expect(next.journal.close())
    #expect(try TapeReader(path: path).eventCount == 0)
  }

  @Test("gives names that come when there is no room for them one spelling")
  func names() throws {
    let tape = try recording(nil)
    let early = tape.journal.name("early")
    var spellings = Set<String>()
    for place in 0..<20_000 {
      let name = tape.journal.name("a name that takes some room \(place)")
      spellings.insert(tape.journal.table[name])
    }
    #expect(tape.journal.name("early") == early)
    #expect(spellings.contains("…"))
    #expect(spellings.reduce(0) { $0 + $1.utf8.count } <= FlightLimits.nameBytes)
  }

  private func recording(_ path: String?, replacing: Bool = false) throws -> FlightTape {
    try FlightTape(
      path: path,
      description: TapeDescription(),
      limits: FlightLimits(bytes: 64 << 10),
      replacing: replacing,
      capacity: (4096, 1 << 14)
    )
  }
}
