import SessionModel
import Synchronization
import TapeFile
import TapeRecorder
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A flight recorder")
struct FlightRecorderTests {
  /// The last event of each of `threads`, none of which may have a gap behind its first one.
  private func lasts(_ tape: TapeReader, threads: Int) throws -> [Int] {
    var last = [Int?](repeating: nil, count: threads)
    for block in tape.blocks.indices {
      for timed in try tape.events(ofBlock: block) {
        guard case .touch(let touch) = timed.event, let x = touch.position?.x else { continue }
        let before = last[Int(touch.id)] ?? Int(x) - 1
        #expect(Int(x) == before + 1)
        last[Int(touch.id)] = Int(x)
      }
    }
    return last.map { $0 ?? -1 }
  }

  @Test("is dumped by one thread while others record, each dump a tape up to that moment")
  func dumps() throws {
    let folder = try TemporaryFolder()
    let recorder = try FlightRecorder(keeping: .memory(bytes: 128 << 10))
    let done = Atomic<Int>(0)
    let threads = (0..<2).compactMap { finger in
      SystemThread {
        for place in 0..<30_000 {
          let position = Point(x: Double(place), y: Double(place % 97).squareRoot())
          let touch = Touch(.down, id: Int32(finger), position: position)
          while !recorder.record(.touch(touch), at: Time(microseconds: Int64(place) * 1000)) {
            sched_yield()
          }
        }
        done.add(1, ordering: .releasing)
      }
    }
    var before = [-1, -1]
    var dumps = 0
    repeat {
      let path = folder.path("\(dumps).tape")
      let count = try recorder.dump(to: path)
      let tape = try TapeReader(path: path, policy: .strict)
      #expect(tape.eventCount == count)
      let now = try lasts(tape, threads: 2)
      #expect(zip(before, now).allSatisfy { $0 <= $1 || $1 == -1 })
      before = now
      dumps += 1
    } while done.load(ordering: .acquiring) < threads.count
    for thread in threads { thread.join() }
    try recorder.finish()
    try recorder.dump(to: folder.path("last.tape"))
    let tape = try TapeReader(path: folder.path("last.tape"), policy: .strict)
    #expect(try lasts(tape, threads: 2).max() == 29_999)
    #expect(tape.header.start != nil)
  }

  @Test("in a file outlives its recorder, and the next one replaces it only when told to")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.flight")
    do {
      let recorder = try FlightRecorder(keeping: .file(path, bytes: 64 << 10))
      let screen = recorder.name("Detail")
      #expect(recorder.record(.call(NavigationCall(.push(screen))), at: .zero))
      try recorder.finish()
      #expect(!recorder.record(.end))
      let error = #expect(throws: TapeError.self) { try recorder.finish() }
      #expect(error?.code == .finished)
    }
    let error = #expect(throws: TapeError.self) {
      try FlightRecorder(keeping: .file(path, bytes: 64 << 10))
    }
    #expect(error?.code == .fileExists)
    try TapeRepair.repair(path, to: folder.path("a.tape"))
    let tape = try TapeReader(path: folder.path("a.tape"), policy: .strict)
    let screen = try #require(tape.names.find("Detail"))
    #expect(try tape.events(ofBlock: 0).map(\.event) == [.call(NavigationCall(.push(screen)))])
    let next = try FlightRecorder(keeping: .file(path, bytes: 64 << 10, replacing: true))
    try next.finish()
    #expect(try TapeReader(path: path).eventCount == 0)
  }

  @Test("works as its documentation shows")
  func documented() throws {
    let folder = try TemporaryFolder()
    let flight = try FlightRecorder(keeping: .memory(bytes: 2 << 20), last: Interval(seconds: 120))
    flight.record(.app(.active))
    try flight.dump(to: folder.path("what-happened.tape"))
    #expect(try TapeReader(path: folder.path("what-happened.tape")).eventCount == 1)
  }

  @Test("tells how many events it refused", arguments: [4096])
  func refuses(capacity: Int) throws {
    let folder = try TemporaryFolder()
    let recorder = try FlightRecorder(keeping: .memory(bytes: 1 << 20), capacity: capacity)
    var refused: UInt64 = 0
    for place in 0..<200_000
    where !recorder.record(.app(.active), at: Time(microseconds: Int64(place))) {
      refused += 1
    }
    #expect(recorder.refusals.others == refused)
    try recorder.finish()
    let count = try recorder.dump(to: folder.path("a.tape"))
    #expect(count > 0)
  }
}
