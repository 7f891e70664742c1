import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A tape of a newer version that older readers may read")
struct NewerVersionTests {
  private static let field: [UInt8] = [99, 3, 1, 2, 3]
  private static let unknown: [Event] = [
    .unknown(kind: 128, bytes: []), .unknown(kind: 200, bytes: Array(0...255)),
    .unknown(kind: 255, bytes: [0]), .unknown(kind: 70_000, bytes: [9, 9]),
  ]

  /// A tape of version 2 with kinds of events and a header field that version 1 does not know.
  private func newerTape() throws -> [UInt8] {
    let events = NewerVersionTests.unknown + [.app(.inactive)] + NewerVersionTests.unknown
    let sink = MemorySink()
    let supplement = HeaderSupplement(unknownFields: NewerVersionTests.field)
    let writer = try TapeWriter(to: sink, description: TapeDescription(), supplement)
    for (place, event) in events.enumerated() {
      let time = Time(microseconds: Int64(place) * 1000)
      try writer.append(TimedEvent(time, event), names: NameTable())
    }
    try writer.finish()
    let size =
      TapeHeader.fixedSize + (try TapeHeader.encodeFields(TapeDescription(), supplement)).count
    var header = Array(sink.bytes[..<size])
    header[8] = 2
    header.replaceSubrange(28..<32, with: HeaderBytes.checksum(of: header))
    return header + sink.bytes[size...]
  }

  private func check(_ bytes: [UInt8], _ expected: [Event]) throws {
    let reader = try TapeReader(bytes: bytes, policy: .strict)
    try reader.readEverything()
    #expect(try reader.events(ofBlock: 0).map(\.event) == expected)
    #expect(reader.header.supplement.unknownFields == NewerVersionTests.field)
    #expect(reader.header.formatVersion == TapeFormat.version)
  }

  // [F-1], [F-7], [F-8]
  @Test("is read; what is unknown is carried through")
  func read() throws {
    let reader = try TapeReader(bytes: newerTape(), policy: .strict)
    #expect(reader.header.formatVersion == 2)
    let events = try reader.events(ofBlock: 0).map(\.event)
    #expect(events == NewerVersionTests.unknown + [.app(.inactive)] + NewerVersionTests.unknown)
    #expect(try TapeInspection.faults(of: reader).isEmpty)
  }

  // [F-7], [F-8]
  @Test("keeps what is unknown byte for byte when it is repaired, cut or joined")
  func copies() throws {
    let reader = try TapeReader(bytes: newerTape())
    let all = try reader.events(ofBlock: 0).map(\.event)
    let (repaired, cut, joined) = (MemorySink(), MemorySink(), MemorySink())
    try TapeRepair.repair(reader, to: repaired)
    try check(repaired.bytes, all)
    try TapeCut.cut(2..<8, of: reader, named: "newer.tape", to: cut)
    try check(cut.bytes, Array(all[1..<7]))
    let options = TapeJoin.Options(continuesAnyway: true)
    let part = TapeJoin.Part("newer.tape", reader)
    try TapeJoin.join([part, part], options, to: joined)
    try check(joined.bytes, all + all)
  }

  // [F-7]
  @Test("has events whose kinds a journal keeps byte for byte, too")
  func journal() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    func open(appending: Bool) throws -> JournaledTape {
      try JournaledTape(
        path: path,
        description: TapeDescription(),
        replacing: false,
        appending: appending,
        capacity: (64, 64),
        policy: .never
      )
    }
    do {
      let tape = try open(appending: false)
      for (place, event) in NewerVersionTests.unknown.enumerated() {
        #expect(tape.journal.append(event, at: Time(microseconds: Int64(place))))
      }
    }
    #expect(try TapeReader(path: path).events(ofBlock: 0).map(\.event) == NewerVersionTests.unknown)
    // The next recorder adopts what the first one left.
    do { _ = try open(appending: true) }
    let adopted = try TapeReader(path: path).events(ofBlock: 0).map(\.event)
    #expect(adopted == NewerVersionTests.unknown)
  }

  @Test("is not appended to, and told what to do")
  func append() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    let sink = try FileSink(path: path)
    try sink.write(newerTape())
    try sink.finish()
    let error = #expect(throws: TapeError.self) {
      try JournaledTape(
        path: path,
        description: TapeDescription(),
        replacing: false,
        appending: true,
        capacity: (64, 64),
        policy: .never
      )
    }
    #expect(error?.code == .needsNewerReader)
    #expect(error?.message.contains("format version 2") == true)
    #expect(error?.message.contains("repair") == true)
  }
}
