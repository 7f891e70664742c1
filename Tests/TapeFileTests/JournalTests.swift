import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A journal")
struct JournalTests {
  /// A tape that is being recorded, without a thread.
  private func recording(
    _ path: String,
    appending: Bool = false,
    events: Int = 4096
  ) throws -> JournaledTape {
    try JournaledTape(
      path: path,
      description: TapeDescription(),
      replacing: false,
      appending: appending,
      capacity: (events, 1 << 14),
      policy: .never
    )
  }

  /// Random events of every kind, their names those of the tape's journal.
  private func put(_ events: [TimedEvent], _ names: NameTable, in tape: JournaledTape) {
    for timed in events {
      var event = timed.event
      event.replaceNames { tape.journal.name(names[$0]) }
      #expect(tape.journal.append(event, at: timed.time))
    }
  }

  private func bytes(_ tape: TapeReader) throws -> [UInt8] {
    let events = try tape.blocks.indices.flatMap { try tape.events(ofBlock: $0) }
    return try TapeWriter.bytes(of: events, names: tape.names)
  }

  @Test(
    "gives back every event that was accepted, bit for bit, without the tape",
    arguments: 0..<40
  )
  func orphan(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = RandomEvents(seed: seed)
    let events = random.events(300)
    do {
      let tape = try recording(folder.path("a.tape"))
      put(events, random.names, in: tape)
    }
    let reader = try TapeReader(path: folder.path("a.tape"))
    #expect(try bytes(reader) == TapeWriter.bytes(of: events, names: random.names))
    #expect(reader.health == .unfinished)
    #expect(reader.losses.map(\.cause) == [.missingIndex])
  }

  // [J-3], [J-8]
  @Test("and tape together have each event once, wherever the recording stops", arguments: 0..<20)
  func stops(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = RandomEvents(seed: seed)
    let events = random.events(700)
    do {
      // Fewer places than events: they are used again and again.
      let tape = try recording(folder.path("a.tape"), events: 128)
      for start in stride(from: 0, to: events.count, by: 10) {
        put(Array(events[start..<(start + 10)]), random.names, in: tape)
        if (start / 10 + Int(seed)) % 3 != 0 { _ = try tape.advance() }
      }
    }
    let reader = try TapeReader(path: folder.path("a.tape"))
    #expect(reader.eventCount == 700)
    #expect(try bytes(reader) == TapeWriter.bytes(of: events, names: random.names))
    #expect(reader.health == .unfinished)
  }

  // [J-9]
  @Test("is taken over by the next recorder, as often as recordings stop", arguments: 0..<10)
  func adopted(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = RandomEvents(seed: seed)
    let events = random.events(500)
    for part in 0..<5 {
      let tape = try recording(folder.path("a.tape"), appending: part > 0)
      put(Array(events[(part * 100)..<(part * 100 + 100)]), random.names, in: tape)
      if part % 2 == 1 { _ = try tape.advance() }
      if part == 3 || part == 4 {
        #expect(tape.journal.close())
        try tape.finish()
      }
    }
    let reader = try TapeReader(path: folder.path("a.tape"), policy: .strict)
    #expect(try bytes(reader) == TapeWriter.bytes(of: events, names: random.names))
    #expect(try JournalContents(ofTape: folder.path("a.tape")) == nil)
  }

  @Test("is read while it is written")
  func live() throws {
    let folder = try TemporaryFolder()
    let tape = try recording(folder.path("a.tape"))
    for count in 1...5 {
      #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(count))))
      #expect(try TapeReader(path: folder.path("a.tape")).eventCount == count)
    }
    #expect(tape.journal.close())
    try tape.finish()
    #expect(try TapeReader(path: folder.path("a.tape"), policy: .strict).eventCount == 5)
  }

  @Test("belongs to one writer at a time")
  func locked() throws {
    let folder = try TemporaryFolder()
    let tape = try recording(folder.path("a.tape"))
    for appending in [false, true] {
      let error = #expect(throws: TapeError.self) {
        try recording(folder.path("a.tape"), appending: appending)
      }
      #expect(error?.code == .locked)
    }
    #expect(tape.journal.append(.end, at: .zero))
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 1)
  }

  @Test("that was left behind is not overwritten unless that is asked for")
  func unfinished() throws {
    let folder = try TemporaryFolder()
    do {
      let tape = try recording(folder.path("a.tape"))
      #expect(tape.journal.append(.end, at: .zero))
    }
    let error = #expect(throws: TapeError.self) { try recording(folder.path("a.tape")) }
    #expect(error?.code == .unfinished)
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 1)
  }

  // [J-2]
  @Test("of another tape is not taken for this one's")
  func foreign() throws {
    let folder = try TemporaryFolder()
    do {
      let tape = try recording(folder.path("a.tape"))
      #expect(tape.journal.append(.end, at: .zero))
    }
    let sink = try TapeWriter(
      path: folder.path("a.tape"),
      description: TapeDescription(),
      replacing: true
    )
    try sink.finish()
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 0)
    #expect(try TapeReader(path: folder.path("a.tape")).health == .intact)
  }

  // [J-10]
  @Test("refuses samples first, moves next, and everything else last")
  func ranks() throws {
    let folder = try TemporaryFolder()
    let tape = try recording(folder.path("a.tape"), events: 64)
    let sample = Event.touchSample(TouchSample(id: 1, kind: .coalesced, position: .zero))
    let move = Event.touch(Touch(.move, id: 1))
    var accepted = [0, 0, 0]
    for (kind, event) in [sample, move, .app(.active)].enumerated() {
      while tape.journal.append(event, at: .zero) { accepted[kind] += 1 }
    }
    // A quarter and an eighth of 64 are kept; the first event after a refusal tells of it.
    #expect(accepted == [48, 7, 7])
    let refused = tape.journal.refused
    #expect(refused == (1, 1, 1))
    _ = try tape.advance()
    #expect(tape.journal.append(sample, at: .zero))
  }

  // [J-4], [J-6]
  @Test("with any byte damaged shows no event that was not recorded")
  func damage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    var random = RandomEvents(seed: 3)
    let events = random.events(60)
    let expected: [SpelledEvent]
    do {
      let tape = try recording(path, events: 128)
      put(events, random.names, in: tape)
      expected = try TapeReader(path: path).allEvents()
    }
    let contents = try FileSource(path: JournalFormat.path(ofTape: path))
    let bytes = try contents.read(at: 0, upTo: Int(contents.byteCount))
    let header = try JournalHeader(bytes)
    for byte in stride(from: 0, to: 60 * 64, by: 5) {
      var rings = Array(bytes[..<header.namesOffset])
      let place = byte < 64 ? byte : JournalFormat.recordsOffset + byte
      rings[place] ^= 1 << UInt8(byte % 8)
      guard let damaged = try? JournalHeader(rings) else { continue }
      let journal = JournalContents(
        damaged,
        rings,
        Array(bytes[header.namesOffset...]),
        isLive: false
      )
      var number = 0
      for entry in journal.entries(after: 0) {
        switch entry {
        case .missing(let count): number += count
        case .event(let event):
          #expect(SpelledEvent.list([event], journal.names) == [expected[number]])
          number += 1
        }
      }
      #expect(number >= 59 || byte < 64)
    }
  }

  // [J-6]
  @Test("cut at any place, or with a byte damaged, never hides or changes what the tape has")
  func cuts() throws {
    let folder = try TemporaryFolder()
    let (path, copy) = (folder.path("a.tape"), folder.path("b.tape"))
    do {
      let tape = try recording(path, events: 64)
      for place in 0..<50 {
        let text = String(repeating: "\(place)", count: 60)
        #expect(tape.journal.append(.note(text), at: Time(microseconds: Int64(place))))
        if place == 40 { _ = try tape.advance() }
      }
    }
    let original = try TapeReader(path: path).allEvents()
    let sealed = try TapeReader(bytes: try bytes(of: path)).eventCount
    #expect(sealed == 41)
    try write(try bytes(of: path), to: copy)
    let journal = try bytes(of: JournalFormat.path(ofTape: path))
    for place in stride(from: 0, to: journal.count, by: 4001) {
      var damaged = journal
      damaged[place] ^= 4
      for variant in [Array(journal[..<place]), damaged] {
        try write(variant, to: JournalFormat.path(ofTape: copy))
        for policy in [ReadingPolicy.tail, .prefix, .salvage] {
          let found = try TapeReader(path: copy, policy: policy).allEvents()
          #expect(found.count >= sealed)
          #expect(Array(found.prefix(sealed)) == Array(original.prefix(sealed)))
          #expect(found.allSatisfy { original.contains($0) || $0.text.contains("journalTorn") })
        }
      }
    }
  }

  // [J-5]
  @Test("that was left behind says how many events were refused at the end")
  func refusedAtTheEnd() throws {
    let folder = try TemporaryFolder()
    do {
      let tape = try recording(folder.path("a.tape"), events: 64)
      for place in 0..<70 {
        #expect(tape.journal.append(.app(.active), at: .zero) == (place < 64))
      }
    }
    let reader = try TapeReader(path: folder.path("a.tape"))
    let cause = try #require(reader.names.find("recorderFull"))
    #expect(try reader.events(ofBlock: 0).last?.event == .lost(count: 6, cause: cause))
    let next = try recording(folder.path("a.tape"), appending: true)
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 65)
    #expect(next.journal.append(.end, at: .zero))
    #expect(try TapeReader(path: folder.path("a.tape")).eventCount == 66)
  }

  // [J-4]
  @Test("with records missing in the middle says how many, and stops there under the prefix policy")
  func gap() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    do {
      let tape = try recording(path, events: 64)
      for place in 0..<20 {
        #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
      }
    }
    var journal = try bytes(of: JournalFormat.path(ofTape: path))
    for number in [8, 9, 10] {
      journal[JournalFormat.recordsOffset + (number - 1) * JournalFormat.recordSize + 9] ^= 1
    }
    try write(journal, to: JournalFormat.path(ofTape: path))
    let reader = try TapeReader(path: path)
    let cause = try #require(reader.names.find("journalTorn"))
    let events = try reader.events(ofBlock: 0)
    #expect(events.count == 18)
    #expect(events[7].event == .lost(count: 3, cause: cause))
    #expect(reader.losses.last?.cause == .tornJournal)
    #expect(reader.losses.last?.events == 3)
    #expect(reader.health == .damaged)
    let prefix = try TapeReader(path: path, policy: .prefix)
    #expect(prefix.eventCount == 7)
    #expect(prefix.losses.last?.events == 13)
    let error = #expect(throws: TapeError.self) { try TapeReader(path: path, policy: .strict) }
    #expect(error?.code == .damagedIndex)
    // Who goes on with the tape keeps what follows the gap, too.
    let next = try recording(path, appending: true)
    #expect(next.journal.close())
    try next.finish()
    let adopted = try TapeReader(path: path, policy: .strict)
    #expect(try adopted.events(ofBlock: 0) == events)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    let source = try FileSource(path: path)
    return try source.read(at: 0, upTo: Int(source.byteCount))
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let sink = try FileSink(path: path, replacing: true)
    try sink.write(bytes)
    try sink.finish()
  }
}
