import SessionModel
import TapeFile
import TapeRecorder
import TestSupport
import Testing

@Suite("A recorder")
struct TapeRecorderTests {
  @Test("writes what it accepted, in order, as a direct recorder does, byte for byte")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    let recorder = try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
    let sink = MemorySink()
    let direct = DirectRecorder(try TapeWriter(to: sink, description: TapeDescription()))
    for place in 0..<10_000 {
      let time = Time(microseconds: Int64(place) * 8333)
      let spelling = "mark \(place % 50)"
      #expect(recorder.record(.mark(recorder.name(spelling)), at: time))
      try direct.record(.mark(direct.name(spelling)), at: time)
    }
    try recorder.finish()
    try direct.finish()
    let tape = try TapeReader(path: folder.path("a.tape"))
    let read = try tape.blocks.indices.flatMap { try tape.events(ofBlock: $0) }
    #expect(try TapeWriter.bytes(of: read, names: tape.names) == sink.bytes)
    #expect(tape.eventCount == 10_000)
    #expect(direct.eventCount == 10_000)
  }

  @Test("takes events from many threads and keeps each thread's order")
  func threads() async throws {
    let folder = try TemporaryFolder()
    let recorder = try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
    await withTaskGroup(of: Void.self) { group in
      for finger in 0..<8 {
        group.addTask {
          for place in 0..<1000 {
            let position = Point(x: Double(place), y: 0)
            recorder.record(.touch(Touch(.move, id: Int32(finger), position: position)))
          }
        }
      }
    }
    try recorder.finish()
    let tape = try TapeReader(path: folder.path("a.tape"))
    var last = [Double](repeating: -1, count: 8)
    for block in tape.blocks.indices {
      for timed in try tape.events(ofBlock: block) {
        guard case .touch(let touch) = timed.event, let x = touch.position?.x else { continue }
        #expect(x == last[Int(touch.id)] + 1)
        last[Int(touch.id)] = x
      }
    }
    #expect(last == [Double](repeating: 999, count: 8))
  }

  @Test("refuses what does not fit, and the tape tells how much that was")
  func full() throws {
    let folder = try TemporaryFolder()
    let recorder = try TapeRecorder(
      path: folder.path("a.tape"),
      description: TapeDescription(),
      capacity: 64
    )
    var accepted = 0
    for place in 0..<50_000 {
      if recorder.record(.app(.active), at: Time(microseconds: Int64(place))) { accepted += 1 }
    }
    try recorder.finish()
    #expect(recorder.refusals.others == UInt64(50_000 - accepted))
    let tape = try TapeReader(path: folder.path("a.tape"), policy: .strict)
    var kept = 0
    var lost: UInt64 = 0
    for block in tape.blocks.indices {
      for timed in try tape.events(ofBlock: block) {
        if case .lost(let count, let cause) = timed.event {
          lost += count
          #expect(tape.names[cause] == "recorderFull")
        } else {
          kept += 1
        }
      }
    }
    #expect(lost > 0)
    #expect(kept == accepted)
    #expect(kept + Int(lost) == 50_000)
  }

  @Test("replaces an event that no tape can hold by the word that it was lost")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let recorder = try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
    recorder.record(.note(String(repeating: "n", count: 1 << 20)), at: .zero)
    recorder.record(.app(.active), at: .zero)
    try recorder.finish()
    let tape = try TapeReader(path: folder.path("a.tape"))
    let events = try tape.events(ofBlock: 0).map(\.event)
    let cause = try #require(tape.names.find("eventTooLarge"))
    #expect(events == [.lost(count: 1, cause: cause), .app(.active)])
  }

  @Test("accepts nothing after the end, and ends only once")
  func ends() throws {
    let folder = try TemporaryFolder()
    let recorder = try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
    try recorder.finish()
    #expect(!recorder.record(.end, at: .zero))
    let error = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(error?.code == .finished)
  }

  @Test("that is dropped without being finished still leaves its tape")
  func dropped() throws {
    let folder = try TemporaryFolder()
    do {
      let recorder = try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
      recorder.record(.app(.inactive), at: .zero)
    }
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 1)
  }

  @Test("does not start where there is a tape already")
  func exists() throws {
    let folder = try TemporaryFolder()
    try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription()).finish()
    let error = #expect(throws: TapeError.self) {
      try TapeRecorder(path: folder.path("a.tape"), description: TapeDescription())
    }
    #expect(error?.code == .fileExists)
    let told = error?.description ?? ""
    #expect(told.contains("`appending: true`") && told.contains("`replacing: true`"), "\(told)")
  }
}
