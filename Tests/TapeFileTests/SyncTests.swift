import SessionModel
import Synchronization
import TestSupport
import Testing

@testable import TapeFile

@Suite("A recording whose power may be cut")
struct SyncTests {
  /// A tape of which only a part is on the disk for sure.
  private final class VolatileStore: TapeStore, Sendable {
    private let state = Mutex((bytes: [UInt8](), durable: [UInt8]()))

    /// What a power cut leaves.
    var durable: [UInt8] { state.withLock { $0.durable } }

    func write(_ bytes: [UInt8], at offset: UInt64) {
      state.withLock { state in
        state.bytes.removeSubrange(min(Int(offset), state.bytes.count)...)
        state.bytes += bytes
      }
    }

    func synchronize() {
      state.withLock { $0.durable = $0.bytes }
    }
  }

  // [J-8]
  @Test(
    "keeps every event in the journal until the tape has it for sure",
    arguments: [SyncPolicy.everyBlock, .everySecond],
    [64, 256, 8192]
  )
  func places(policy: SyncPolicy, capacity: Int) throws {
    let folder = try TemporaryFolder()
    let store = VolatileStore()
    let tape = try JournaledTape(
      store,
      journal: folder.path("a.tape.journal"),
      description: TapeDescription(),
      capacity: (capacity, 64),
      policy: policy
    )
    store.synchronize()
    var generator = SeededGenerator(seed: UInt64(capacity))
    var accepted = 0
    for _ in 0..<20_000 {
      if tape.journal.append(.app(.active), at: Time(microseconds: Int64(accepted))) {
        accepted += 1
      } else {
        _ = try tape.advance()
      }
      if Int.random(in: 0..<97, using: &generator) == 0 { _ = try tape.advance() }
      if Int.random(in: 0..<5000, using: &generator) == 0 { try tape.synchronize() }
      guard accepted % 61 == 0 else { continue }
      // Whatever the journal has forgotten is in the part of the tape that is durable.
      let forgotten = tape.journal.lastReserved - tape.journal.header.records
      let durable = try TapeReader(bytes: store.durable)
      #expect(durable.eventCount >= forgotten)
    }
    #expect(tape.journal.close())
    try tape.finish()
    let whole = try TapeReader(bytes: store.durable, policy: .strict)
    #expect(whole.eventCount == tape.journal.lastReserved)
  }

  @Test("that asks for no syncs forgets events that only the system's memory has")
  func never() throws {
    let folder = try TemporaryFolder()
    let store = VolatileStore()
    let tape = try JournaledTape(
      store,
      journal: folder.path("a.tape.journal"),
      description: TapeDescription(),
      capacity: (64, 64),
      policy: .never
    )
    for place in 0..<1000 {
      #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
      _ = try tape.advance()
    }
    try tape.synchronize()
    #expect(store.durable.isEmpty)
  }
}
