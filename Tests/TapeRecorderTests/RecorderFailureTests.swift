import SessionModel
import Synchronization
import TestSupport
import Testing

@testable import TapeFile
@testable import TapeRecorder

@Suite("A recorder whose disk is full")
struct RecorderFailureTests {
  @Test("refuses what comes, keeps what it accepted, and says why at the end")
  func fails() throws {
    let folder = try TemporaryFolder()
    let store = LimitedStore(limit: 100)
    let recorder = try TapeRecorder(
      JournaledTape(
        store,
        journal: folder.path("a.tape.journal"),
        description: TapeDescription(),
        capacity: (128, 64)
      )
    )
    var accepted = 0
    for place in 0..<20_000 {
      if recorder.record(.app(.active), at: Time(microseconds: Int64(place))) { accepted += 1 }
    }
    #expect(accepted <= 128)
    #expect(recorder.refusals.others == UInt64(20_000 - accepted))
    let error = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(error == LimitedStore.error)
    let second = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(second?.code == .finished)
    #expect(!recorder.record(.app(.active), at: .zero))
    let journal = try #require(try JournalContents(ofTape: folder.path("a.tape")))
    #expect(journal.entries(after: 0).count == accepted)
    #expect(journal.refused == UInt64(20_000 - accepted))
  }

  @Test("goes on when there is space again, and the tape tells what was lost")
  func recovers() throws {
    let folder = try TemporaryFolder()
    let store = LimitedStore(limit: 100)
    let tape = try JournaledTape(
      store,
      journal: folder.path("a.tape.journal"),
      description: TapeDescription(),
      capacity: (64, 64)
    )
    for place in 0..<64 {
      #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
    }
    #expect(throws: LimitedStore.error) { try tape.advance() }
    for place in 64..<100 {
      #expect(!tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
    }
    #expect(throws: LimitedStore.error) { try tape.advance() }
    store.limit = .max
    #expect(try tape.advance() == 0)
    #expect(tape.journal.append(.app(.inactive), at: Time(microseconds: 100)))
    #expect(tape.journal.close())
    try tape.finish()
    let reader = try TapeReader(bytes: store.bytes, policy: .strict)
    let events = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    #expect(events.count == 66)
    let cause = try #require(reader.names.find("diskFull"))
    #expect(events[64] == TimedEvent(Time(microseconds: 100), .lost(count: 36, cause: cause)))
    #expect(events[65].event == .app(.inactive))
  }

  @Test("takes samples first, moves next, keeps navigation, and the tape counts what it refused")
  func ranks() throws {
    let folder = try TemporaryFolder()
    let store = LimitedStore(limit: 100)
    let tape = try JournaledTape(
      store,
      journal: folder.path("a.tape.journal"),
      description: TapeDescription(),
      capacity: (256, 64)
    )
    let kinds: [Event] = [
      .touchSample(TouchSample(id: 1, kind: .coalesced, position: .zero)),
      .touch(Touch(.move, id: 1, position: .zero)),
      .call(NavigationCall(.pop)),
    ]
    var accepted = [0, 0, 0]
    for place in 0..<900 {
      let kind = place % 9 < 5 ? 0 : place % 9 < 8 ? 1 : 2
      if tape.journal.append(kinds[kind], at: Time(microseconds: Int64(place))) {
        accepted[kind] += 1
      }
      if place % 100 == 99 { _ = try? tape.advance() }
    }
    #expect(accepted[0] < 500 && accepted[1] < 300)
    // All refused samples and moves together left room for what navigation there was up to then.
    #expect(accepted[2] > accepted[0] / 5)
    store.limit = .max
    while try tape.advance() > 0 {}
    #expect(tape.journal.close())
    try tape.finish()
    let reader = try TapeReader(bytes: store.bytes, policy: .strict)
    var lost: UInt64 = 0
    for event in try reader.blocks.indices.flatMap({ try reader.events(ofBlock: $0) }) {
      guard case .lost(let count, let cause) = event.event else { continue }
      lost += count
      #expect(["diskFull", "recorderFull"].contains(reader.names[cause]))
    }
    let refused = tape.journal.refused
    #expect(lost == refused.samples + refused.moves + refused.essentials)
    #expect(lost == UInt64(900 - accepted.reduce(0, +)))
    #expect(refused.samples == UInt64(500 - accepted[0]))
  }

  @Test("takes any capacity", arguments: [Int.min, -1, 0, 1, Int.max])
  func capacities(_ capacity: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    let recorder = try TapeRecorder(
      path: path,
      description: TapeDescription(),
      capacity: capacity
    )
    #expect(recorder.record(.app(.active), at: .zero))
    try recorder.finish()
    #expect(try TapeReader(path: path).eventCount == 1)
  }

  /// A file on a disk with little space.
  private final class LimitedStore: TapeStore, Sendable {
    static let error = TapeError(.inputOutput, "no space left")
    private let state: Mutex<(bytes: [UInt8], limit: Int)>

    init(limit: Int) {
      state = Mutex(([], limit))
    }

    var bytes: [UInt8] { state.withLock { $0.bytes } }

    var limit: Int {
      get { state.withLock { $0.limit } }
      set { state.withLock { $0.limit = newValue } }
    }

    func write(_ bytes: [UInt8], at offset: UInt64) throws(TapeError) {
      let fits = state.withLock { state in
        state.bytes.removeSubrange(min(Int(offset), state.bytes.count)...)
        state.bytes += bytes.prefix(max(0, state.limit - Int(offset)))
        return state.bytes.count == Int(offset) + bytes.count
      }
      guard fits else { throw LimitedStore.error }
    }

    func synchronize() {}
  }
}
