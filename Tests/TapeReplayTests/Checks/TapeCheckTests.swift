import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("A check of a tape")
struct TapeCheckTests {
  private static func faults(
    _ lie: LyingTape.Lie,
    in liar: Int,
    seed: Int,
    workers: Int
  ) throws -> [BlockFault] {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(320)
    let tape = try LyingTape(events, session.names, blockSize: 40, lie, in: liar)
    return try TapeCheck(of: TapeReader(bytes: tape.bytes), workers: workers).faults()
  }

  @Test("finds nothing in a true tape, however it was cut", arguments: 0..<60)
  func truth(seed: Int) throws {
    #expect(try Self.faults(.nothing, in: 0, seed: seed, workers: 1 + seed % 4) == [])
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(seed < 3 ? 9000 : 50 + seed)
    let bytes = try TapeWriter.bytes(of: events, names: session.names)
    #expect(try TapeCheck(of: TapeReader(bytes: bytes), workers: 1 + seed % 4).faults() == [])
  }

  @Test("names the keyframe that lies, and nothing else", arguments: 1..<8)
  func keyframe(liar: Int) throws {
    for seed in 0..<12 {
      let faults = try Self.faults(.keyframe, in: liar, seed: seed, workers: 1 + seed % 4)
      #expect(faults.map(\.kind) == [.keyframe])
      #expect(faults.map(\.block) == [liar])
      #expect(faults.map(\.events) == [(40 * liar + 1)...(40 * liar + 40)])
    }
  }

  @Test("names the block whose digest is not that of its events", arguments: 0..<8)
  func digest(liar: Int) throws {
    for seed in 0..<12 {
      for lie in [LyingTape.Lie.closingDigest, .event] {
        let faults = try Self.faults(lie, in: liar, seed: seed, workers: 1 + seed % 4)
        #expect(faults.map(\.kind) == [.digest])
        #expect(faults.map(\.block) == [liar])
      }
    }
  }

  @Test("compares the time at the end, too")
  func time() throws {
    let faults = try Self.faults(.closingTime, in: 7, seed: 1, workers: 2)
    #expect(faults.map(\.kind) == [.digest, .time])
    #expect(faults.allSatisfy { $0.block == 7 && $0.stated != $0.replayed })
  }

  @Test("says the same on any number of threads", arguments: LyingTape.Lie.allCases)
  func workers(lie: LyingTape.Lie) throws {
    for seed in 0..<10 {
      // Times are only free to lie at the end.
      let alone = try Self.faults(lie, in: 7, seed: seed, workers: 1)
      for workers in [2, 5] {
        #expect(try Self.faults(lie, in: 7, seed: seed, workers: workers) == alone)
      }
    }
  }

  @Test("goes on behind a damaged block from its neighbour's keyframe")
  func damage() throws {
    var session = RandomSession(seed: 4)
    let events = session.events(320)
    var bytes = try LyingTape(events, session.names, blockSize: 40, .keyframe, in: 5).bytes
    let damaged = try TapeReader(bytes: bytes).blocks[2]
    bytes[Int(damaged.offset) + damaged.byteCount - 1] ^= 1
    let reader = try TapeReader(bytes: bytes)
    let faults = try TapeCheck(of: reader).faults()
    #expect(faults.map(\.block) == [5])
    #expect(reader.losses.map(\.byteOffset) == [damaged.offset])
    let strict = try TapeReader(bytes: bytes, policy: .strict)
    #expect(throws: TapeError.self) { try TapeCheck(of: strict).faults() }
  }

  @Test("ends where it is told to")
  func interruption() throws {
    var session = RandomSession(seed: 4)
    let events = session.events(320)
    let tape = try LyingTape(events, session.names, blockSize: 40, .keyframe, in: 5)
    let check = TapeCheck(of: try TapeReader(bytes: tape.bytes), workers: 2)
    var (asked, found) = (0, 0)
    try check.forEachFault {
      asked += 1
      return asked < 4
    } _: { _ in
      found += 1
      return true
    }
    #expect((asked, found) == (4, 0))
  }
}
