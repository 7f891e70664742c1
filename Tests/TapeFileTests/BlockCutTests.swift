import SessionModel
import TapeFile
import Testing

@Suite("A block")
struct BlockCutTests {
  @Test("ends after 1600 events, however little time they take")
  func byCount() throws {
    #expect(try counts((0..<3201).map { Int64($0) }) == [1600, 1600, 1])
  }

  @Test("ends after ten minutes, but not before it holds 1024 events")
  func byTime() throws {
    let spacing: Int64 = 600_000_000 / 1024
    #expect(try counts((0..<1024).map { Int64($0) } + [599_999_999]) == [1025])
    #expect(try counts((0..<1024).map { Int64($0) } + [600_000_000]) == [1024, 1])
    #expect(try counts((0..<1023).map { Int64($0) } + [600_000_000]) == [1024])
    #expect(try counts((0..<2048).map { Int64($0) * spacing * 4 }) == [1024, 1024])
  }

  @Test("is not spent on idle hours")
  func idle() throws {
    #expect(try counts((0..<1000).map { Int64($0) * 3_600_000_000 }) == [1000])
  }

  @Test("ends before its payloads grow above 512 KiB")
  func byWeight() throws {
    let note = Event.note(String(repeating: "n", count: 200 << 10))
    let events = (0..<5).map { TimedEvent(Time(microseconds: $0), note) }
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: NameTable()))
    #expect(reader.blocks.map(\.count) == [2, 2, 1])
    #expect(try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) } == events)
  }

  private func counts(_ times: [Int64]) throws -> [Int] {
    let events = times.map { TimedEvent(Time(microseconds: $0), .app(.active)) }
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: NameTable()))
    return reader.blocks.map(\.count)
  }
}
