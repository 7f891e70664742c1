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

  struct Kept: Sendable {
    var touches: String
    var line: String?
  }

  @Test(
    "says what kept a moving finger from a transition, and nothing of one that asked for none",
    arguments: [
      // A tap, and a touch in the middle of the screen, are not meant for the edge.
      Kept(touches: "tap at=200,400", line: nil),
      Kept(touches: "swipe from=100,400 to=300,400 over=0.2", line: nil),
      Kept(
        touches: "swipe from=23,400 to=300,400 over=0.2",
        line: "recognizer back fails: landed 23 pt from its edge, allowed 20 (edgeWidth)"
      ),
      Kept(
        touches: "swipe from=4,400 to=40,600 over=0.2 curve=linear",
        line: "recognizer back fails: moved 3 pt inwards, needed 16.667, as much as across"
      ),
      Kept(
        touches: """
          0.5 push C animated 0.5
          0.6 swipe from=4,400 to=300,400 over=0.2
          """,
        line: "recognizer back fails: a transition of its window is open (gestureOverlap)"
      ),
      Kept(
        touches: """
          0.5 popToRoot
          0.6 swipe from=4,400 to=300,400 over=0.2
          """,
        line: "recognizer back fails: there is nothing to pop"
      ),
    ]
  )
  func reasons(_ kept: Kept) throws {
    let script = """
      setup stack main=[A,B]
      setup recognizer back edgePan edge=left drives=pop
      setup recognizer look edgePan edge=right
      \(kept.touches)
      end
      """
    let lines = try Outline(of: ScriptTape(script).reader).lines
    let told = lines.filter { $0.contains(" fails: ") }
    #expect(told.count == (kept.line == nil ? 0 : 1), "\(told)")
    if let line = kept.line { #expect(told.first?.hasSuffix("  " + line) == true, "\(told)") }
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
