import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("Of small tapes with events of every kind, any one bit or length that is wrong")
struct EveryBitTests {
  /// Each part has the events of five kinds, so that the tapes stay small.
  static let parts = 0..<(RandomEvents.kinds / 5)
  private static let policies: [ReadingPolicy] = [.strict, .tail, .prefix, .salvage]

  @Test("gives an error or what is undamaged, with the loss stated", arguments: parts)
  func bits(part: Int) throws {
    let (bytes, events) = try EveryBitTests.tape(part)
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      try check(damaged, events)
    }
  }

  @Test("in length gives an error or a prefix, with the loss stated", arguments: parts)
  func lengths(part: Int) throws {
    let (bytes, events) = try EveryBitTests.tape(part)
    for length in bytes.indices { try check(Array(bytes[..<length]), events) }
  }

  @Test(
    "of a journal gives no event that was not recorded, and says what is missing",
    arguments: parts
  )
  func journals(part: Int) throws {
    let journal = try RecordedJournal(EveryBitTests.events(part))
    let expected = try journal.numbers(in: journal.bytes)
    #expect(expected.count == journal.events.count)
    for place in journal.usedBytes {
      for bit in 0..<8 {
        let found = try journal.numbers(in: journal.bytes.flipped(at: place, 1 << UInt8(bit)))
        for (number, event) in found { #expect(event == expected[number]) }
        #expect(found.count >= expected.count - 1 || place < JournalHeader.size)
      }
    }
  }

  @Test("in the length of a journal's names spells no name wrong", arguments: parts)
  func names(part: Int) throws {
    let journal = try RecordedJournal(EveryBitTests.events(part))
    let expected = try journal.numbers(in: journal.bytes)
    for length in journal.namesOffset...journal.bytes.count {
      let found = try journal.numbers(in: Array(journal.bytes[..<length]))
      #expect(found.count == expected.count)
      for (number, event) in found {
        #expect(event == expected[number] || event.text.contains("name#"))
      }
    }
  }

  private static func events(_ part: Int) -> (events: [TimedEvent], names: NameTable) {
    var random = RandomEvents(seed: UInt64(part) &+ 4)
    let events = (0..<10).map { place in
      let event = random.event(ofKind: part * 5 + place % 5)
      return TimedEvent(Time(microseconds: Int64(place * place) * 1000), event)
    }
    return (events, random.names)
  }

  private static func tape(_ part: Int) throws -> (bytes: [UInt8], events: [EventBits]) {
    let (events, names) = events(part)
    let bytes = try TapeWriter.bytes(of: events, names: names)
    return (bytes, EventBits.list(try TapeReader(bytes: bytes).events(ofBlock: 0)))
  }

  private func check(_ bytes: [UInt8], _ events: [EventBits]) throws {
    for policy in EveryBitTests.policies {
      guard let reader = try? TapeReader(bytes: bytes, policy: policy) else { continue }
      do throws(TapeError) {
        try reader.readEverything()
        for block in reader.blocks.indices {
          let read = EventBits.list(try reader.events(ofBlock: block))
          #expect(read.isEmpty || read == events)
        }
        #expect(policy != .strict && !reader.losses.isEmpty && reader.health != .intact)
      } catch {
        #expect(policy == .strict)
      }
    }
  }
}
