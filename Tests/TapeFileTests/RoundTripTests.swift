import SessionModel
import TapeFile
import TestSupport
import Testing

@Suite("A tape")
struct RoundTripTests {
  // [F-7], [F-10]
  @Test("gives back exactly what was written, whatever the events", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(random.below(300))
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    #expect(try reader.allEvents() == SpelledEvent.list(events, random.names))
    #expect(reader.health == .intact)
    #expect(reader.eventCount == events.count)
  }

  @Test(
    "gives back exactly what was written, however many blocks it takes",
    arguments: [0, 1, 2, 2047, 2048, 2049, 4096, 4097]
  )
  func blockBorders(count: Int) throws {
    var random = RandomEvents(seed: UInt64(count))
    let events = random.events(count)
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    var read: [TimedEvent] = []
    for block in reader.blocks.indices { read += try reader.events(ofBlock: block) }
    #expect(read.map(\.time) == events.map(\.time))
    #expect(try reader.allEvents() == SpelledEvent.list(events, random.names))
    #expect(reader.blocks.map(\.count).reduce(0, +) == count)
  }

  @Test(
    "gives back a column of events of one kind alone",
    arguments: 0..<RandomEvents.kinds
  )
  func oneKind(kind: Int) throws {
    var random = RandomEvents(seed: UInt64(kind))
    let events = (0..<200).map { place in
      TimedEvent(Time(microseconds: Int64(place * 8333)), random.event(ofKind: kind))
    }
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    #expect(try reader.allEvents() == SpelledEvent.list(events, random.names))
  }

  @Test("keeps the most extreme times an event can claim")
  func extremeTimes() throws {
    let times: [Int64] = [0, .max, .min, .max, -1, .min, .max - 1, 5, .max, .min + 1, 0]
    let events = times.map { TimedEvent(Time(microseconds: $0), .app(.active)) }
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: NameTable()))
    #expect(try reader.events(ofBlock: 0) == events)
    #expect(reader.startTime == .zero)
    #expect(reader.endTime == .last)
  }

  @Test("numbers its events from 1 and its times as the session lives them")
  func numbers() throws {
    let times: [Int64] = [-5, 10, 3, 20]
    let events = times.map { TimedEvent(Time(microseconds: $0), .end) }
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: NameTable()))
    let block = try #require(reader.blocks.first)
    #expect(block.firstEvent == 1)
    #expect(block.lastEvent == 4)
    #expect(block.firstTime == .zero)
    #expect(block.lastTime == Time(microseconds: 20))
  }

  @Test("reads the same from a file as from memory, by several readers at once")
  func concurrency() async throws {
    let (bytes, events) = try SampleTapes.threeBlocks()
    let reader = try TapeReader(bytes: bytes)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<12 {
        group.addTask { try reader.events(ofBlock: task % reader.blocks.count).count }
      }
      var total = 0
      for try await count in group { total += count }
      #expect(total == 4 * events.count)
    }
  }
}
