import GestureScript
import SessionModel
import TapeReplay
import Testing

@testable import TapeScrubber

@Suite("The rows of the event list")
struct EventRowsTests {
  @Test("hold every event around the position once, and fold only what repeats", arguments: 0..<120)
  func partition(seed: UInt64) throws {
    let source = try SampleSession.varied(seed)
    var pages = EventPages(source, blocks: source.eventBlocks)
    let printer = EventPrinter(names: source.names)
    for number in [0, 1, 2, source.eventCount / 3, source.eventCount / 2, source.eventCount] {
      let rows = EventRows(around: number, of: source.eventCount, in: &pages)
      for (row, next) in zip(rows.rows, rows.rows.dropFirst()) {
        #expect(row.last + 1 == next.first)
      }
      #expect(rows.current.map { rows.rows[$0].first } == (number > 0 ? number : nil))
      #expect(rows.current.map { rows.rows[$0].count } == (number > 0 ? 1 : nil))
      for row in rows.rows {
        let events = source.events[(row.first - 1)...(row.last - 1)]
        #expect(row.start == events.first?.time && row.end == events.last?.time)
        guard row.count > 1 else {
          // As text, because an event may hold NaN, which does not equal itself.
          guard case .event(let event) = row.content else {
            Issue.record("\(row)")
            continue
          }
          #expect(printer.text(event) == printer.text(events[row.first - 1].event))
          continue
        }
        #expect(row.count >= 3)
        #expect(row.content == .run(Self.kinds(events), isCut: false))
        #expect(!Self.isJoined(row, to: number, in: source.events))
      }
    }
  }

  @Test("of a run that is longer than a frame looks say so")
  func long() {
    var events = [TimedEvent(.zero, .touch(Touch(.down, id: 1, position: .zero)))]
    for number in 1...5000 {
      let move = Touch(.move, id: 1, position: Point(x: Double(number), y: 0))
      events.append(TimedEvent(Time(microseconds: Int64(number) * 8000), .touch(move)))
    }
    let source = MemoryEvents(events)
    var pages = EventPages(source, blocks: source.eventBlocks)
    let rows = EventRows(around: 2500, of: source.eventCount, in: &pages)
    #expect(rows.rows.count == 7)
    for row in [rows.rows[0], rows.rows[6]] {
      #expect(row.content == .run([.touchMove(1)], isCut: true))
    }
    let start = EventRows(around: 1, of: source.eventCount, in: &pages)
    #expect(start.rows.map(\.count) == [1, EventRows.mostEvents - 1])
  }

  /// Whether a run reaches the two events next to a position that stands in that very run.
  private static func isJoined(
    _ row: EventRow,
    to number: Int,
    in events: [TimedEvent]
  ) -> Bool {
    let near = row.last < number ? row.last : row.first
    guard number > 0, abs(near - number) <= 2 else { return false }
    let between = events[(min(near, number) - 1)...(max(near, number) - 1)]
    return between.allSatisfy { Repeated($0.event) != nil }
  }

  private static func kinds(_ events: ArraySlice<TimedEvent>) -> [Repeated] {
    var kinds: [Repeated] = []
    for kind in events.compactMap({ Repeated($0.event) }) where !kinds.contains(kind) {
      kinds.append(kind)
    }
    return kinds
  }
}
