import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A tape's header")
struct HeaderTests {
  @Test("keeps every field of the description")
  func description() throws {
    var description = TapeDescription()
    description.wallMicroseconds = -1
    description.writer = "app 2.0 \u{1B}"
    description.device = .init("phone", facts: [.init("a", ""), .init("a", "b")])
    description.meta = [.init("k", "v"), .init("k", "w"), .init("", "")]
    description.policies[.outcome] = 1
    description.policies[.restLimit] = 0.25
    description.seed = .max
    let bytes = try TapeWriter.bytes(of: [], names: NameTable(), description: description)
    let reader = try TapeReader(bytes: bytes)
    #expect(reader.description == description)
    #expect(reader.header.programVersion == TapeFormat.programVersion)
    #expect(reader.header.formatVersion == 1)
    #expect(reader.isReducerCurrent)
  }

  // [F-8]
  @Test("passes over fields of newer writers")
  func unknownField() throws {
    var body = ByteWriter()
    body.write(varint: 99)
    body.write(blob: [1, 2, 3])
    let bytes = TapeHeader.encode(body: body.bytes, salt: 1)
    let reader = try TapeReader(bytes: bytes)
    #expect(reader.description == TapeDescription())
    #expect(reader.health == .unfinished)
  }

  // [F-1]
  @Test("names both versions when the tape needs a newer reader")
  func newer() throws {
    var bytes = TapeHeader.encode(body: [], salt: 1)
    bytes[8] = 9
    bytes[10] = 7
    var checksum = Checksum()
    checksum.update(bytes, 0..<TapeHeader.checkedPrefix)
    var writer = ByteWriter()
    writer.write(fixed: checksum.value)
    bytes.replaceSubrange(28..<32, with: writer.bytes)
    let error = #expect(throws: TapeError.self) { try TapeReader(bytes: bytes) }
    #expect(error?.code == .needsNewerReader)
    #expect(error?.message.contains("version 7") == true)
    #expect(error?.message.contains("version 1") == true)
  }

  @Test("keeps where a tape begins that begins in the midst of a session, and what it was cut from")
  func start() throws {
    var names = NameTable()
    var session = Session()
    var facts = NoFacts()
    let mark = Event.flag(names.intern("up"), true)
    session.apply(mark, at: Time(microseconds: 5), telling: &facts)
    let start = TapeStart(session: session, names: names)
    let origin = TapeOrigin(name: "whole", salt: .max, events: 2...(.max))
    let supplement = HeaderSupplement(start: start, origin: origin, unknownFields: [77, 0])
    let body = try TapeHeader.encodeFields(TapeDescription(), supplement)
    let reader = try TapeReader(bytes: TapeHeader.encode(body: body, salt: 1))
    #expect(reader.header.supplement == supplement)
    #expect(reader.header.initialSession == session)
    #expect(reader.names.additions == ["up"])
  }

  @Test(
    "is refused when it begins with a state that cannot be",
    arguments: [[0], [1, 1, 0x61], [2, 1, 0x61, 1, 0x61]] as [[UInt8]]
  )
  func impossibleStart(start: [UInt8]) throws {
    var sessions = [Session().encoded()]
    // The first number is the time, as zigzag: before zero, and never.
    sessions.append([1] + sessions[0].dropFirst())
    sessions.append([0xFE] + Array(repeating: 0xFF, count: 8) + [1] + sessions[0].dropFirst())
    var other = Policies()
    other[.restLimit] = 0.25
    sessions.append(Session(policies: other).encoded())
    for (place, session) in sessions.enumerated() where place > 0 || start.count > 3 {
      var body = ByteWriter()
      body.write(varint: 8)
      body.write(blob: start + session)
      let error = #expect(throws: TapeError.self) {
        try TapeReader(bytes: TapeHeader.encode(body: body.bytes, salt: 1))
      }
      #expect(error?.code == .damagedHeader)
    }
  }

  @Test("is refused when it begins in a state of another reducer, with both named")
  func otherReducer() throws {
    var body = ByteWriter()
    body.write(varint: 8)
    body.write(blob: [0] + Session().encoded())
    var bytes = TapeHeader.encode(body: body.bytes, salt: 1)
    bytes[12] = 7
    bytes.replaceSubrange(28..<32, with: HeaderBytes.checksum(of: bytes))
    let error = #expect(throws: TapeError.self) { try TapeReader(bytes: bytes) }
    #expect(error?.code == .needsNewerReader)
    #expect(error?.message.contains("reducer 7") == true)
  }

  @Test("is refused when it sets a policy that does not exist")
  func unknownPolicy() throws {
    var body = ByteWriter()
    body.write(varint: 6)
    body.write(blob: [200] + [UInt8](repeating: 0, count: 8))
    let error = #expect(throws: TapeError.self) {
      try TapeReader(bytes: TapeHeader.encode(body: body.bytes, salt: 1))
    }
    #expect(error?.code == .needsNewerReader)
  }

  // [F-1]
  @Test("is not looked for in what is no tape", arguments: [[], [0x89], Array("tape".utf8)])
  func noTape(bytes: [UInt8]) {
    let error = #expect(throws: TapeError.self) { try TapeReader(bytes: bytes) }
    #expect(error?.code == .notATape)
  }
}
