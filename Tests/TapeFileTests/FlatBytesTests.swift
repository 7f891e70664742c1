import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("An event by itself")
struct FlatBytesTests {
  @Test("comes back from its bytes exactly, whatever it is", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    for timed in random.events(100) {
      let read = try TimedEvent(flatBytes: timed.flatBytes)
      #expect(SpelledEvent(read, random.names) == SpelledEvent(timed, random.names))
    }
  }

  @Test("is refused when it is cut, or is another one, but never does harm", arguments: 0..<50)
  func damage(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    for timed in random.events(20) {
      let bytes = timed.flatBytes
      for count in 0..<56 {
        #expect(throws: MalformedBytes.self) { try TimedEvent(flatBytes: Array(bytes[..<count])) }
      }
      for place in bytes.indices {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(random.below(8))
        let read = try? TimedEvent(flatBytes: damaged)
        if let read { #expect(!read.flatBytes.isEmpty) }
      }
    }
  }
}
