import GestureScript
import SessionModel
import TapeFile
import TapeRegression
import TestSupport
import Testing

@Suite("An outline")
struct OutlineTests {
  @Test("tells a session in lines that a reviewer can read")
  func golden() throws {
    try Golden.expect(
      Outline(of: ScriptTape(ScriptTape.story).reader).text,
      "outline.story.outline"
    )
  }

  @Test("is read back as it was written", arguments: ["", "a\n", "a\n\nb\n", "\u{301}\n\r\n"])
  func text(text: String) {
    let outline = Outline(text: text)
    #expect(Outline(text: outline.text) == outline)
    #expect(outline.text.utf8.elementsEqual(text.utf8))
  }

  @Test("is the same line by line and as a whole, whatever the events", arguments: 0..<40)
  func streaming(seed: Int) throws {
    var random = RandomEvents(seed: UInt64(seed))
    let events = random.events(300)
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    var lines: [String] = []
    try Outline.write(of: reader) { lines.append(contentsOf: $0) }
    let outline = try Outline(of: reader)
    #expect(outline.lines == lines)
    #expect(lines.allSatisfy { !$0.utf8.contains { $0 < 0x20 || $0 == 0x7F } })
    #expect(lines.count { $0.contains("  digest ") } == 3)
  }

  @Test("ends with the digest of a straight replay", arguments: 0..<40)
  func digest(seed: Int) throws {
    var random = RandomEvents(seed: UInt64(seed))
    let events = random.events(150)
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    var (session, facts) = (Session(), NoFacts())
    for timed in try reader.blocks.indices.flatMap({ try reader.events(ofBlock: $0) }) {
      session.apply(timed.event, at: timed.time, telling: &facts)
    }
    let digits = String(session.digest, radix: 16)
    let digest = String(repeating: "0", count: 16 - digits.count) + digits
    let last = try #require(try Outline(of: reader).lines.last)
    #expect(last.hasPrefix("digest \(digest), events "))
  }

  @Test("differs where names differ in nothing but their bytes")
  func bytes() throws {
    let composed = try Outline(of: ScriptTape("setup stack main=[\"\u{E9}\"]").reader)
    let combined = try Outline(of: ScriptTape("setup stack main=[\"e\u{301}\"]").reader)
    #expect(composed != combined)
  }
}
