import Findings
import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("Findings in the player")
struct FindingTests {
  /// A call into a running push, a flag that stays up, and a finger that never leaves.
  static let script = """
    setup stack main=[A]
    0.25 push B animated 0.3
    0.35 push C animated 0.3
    2 flag busy=true
    3 touch down id=1 x=100 y=100
    4 end
    """

  @Test("are visited in order, each with what it says", arguments: [1, 2, 4096])
  func order(blockSize: Int) throws {
    var model = ScrubberModel(try SampleSession.source(Self.script, blockSize: blockSize))
    model.settle()
    var notices: [String] = []
    for _ in 0..<3 {
      model.press("f")
      notices.append(model.notice)
    }
    #expect(
      notices == [
        "1 of 3  error nested-transition: push C while push.1 runs until 0.55",
        "2 of 3  error busy-latched: flag busy is up since 2",
        "3 of 3  error touch-unterminated: touch 1 is down since 3 and was never lifted or cancelled",
      ]
    )
    #expect(model.position.time == Time(microseconds: 3_000_000))
    model.press("f")
    #expect(model.notice == "there is no later finding")
    #expect(model.press("F") == 4)
    #expect(model.press("F") == 3)
    #expect(model.press("F") == 3)
    #expect(model.notice == "there is no earlier finding")
  }

  @Test("are what n and N go to until a text was looked for")
  func shared() throws {
    var model = ScrubberModel(try SampleSession.source(Self.script))
    model.settle()
    #expect(model.press("n") == 3)
    #expect(model.press("n") == 4)
    #expect(model.press("N") == 3)
    model.find("touch")
    _ = model.update(.key(Key(.home)))
    #expect(model.press("n") == 5)
  }

  @Test("are looked for between frames: the first frame and the first key do not wait")
  func background() throws {
    var model = ScrubberModel(try SampleSession.source(Self.script, blockSize: 1))
    _ = model.view()
    #expect(model.findingScan.findings.isEmpty)
    _ = model.update(.key(Key("f")))
    #expect(model.notice == "no finding so far; still checking")
    #expect(model.pace == .working)
    model.settle()
    #expect(model.findingScan.findings.count == 3)
    #expect(model.pace == .resting)
  }

  @Test("stand on the timeline, errors and warnings apart")
  func timeline() throws {
    let source = try SampleSession.source(
      "setup stack main=[A]\n1 push A animated 0.3\n2 pop animated 0.3\n2.1 push B\n4 end"
    )
    var model = ScrubberModel(source)
    model.settle()
    let signs = model.timeline.bins.map(\.signs)
    #expect(signs.indices.filter { signs[$0].contains(.doubtful) }.count == 2)
    let lane = model.view().lines[model.size.rows - 5]
    #expect(lane.count { $0 == "?" } == 2)
  }

  @Test("of a tape that grows are kept, and nothing is missing before its end")
  func growing() throws {
    let whole = try SampleSession.source(Self.script)
    func part(_ count: Int) -> MemoryEvents {
      MemoryEvents(Array(whole.events.prefix(count)), names: whole.names)
    }
    var model = ScrubberModel(part(3))
    model.settle()
    #expect(model.findingScan.findings.count == 1)
    _ = model.update(.tick(.seconds(10)))
    model.grow(to: part(5))
    #expect(model.findingScan.findings.count == 1)
    model.settle()
    #expect(model.findingScan.findings.count == 2)
    model.grow(to: whole, isFinished: true)
    model.settle()
    #expect(model.findingScan.findings.count == 3)
    #expect(model.timeline.bins.count { $0.signs.contains(.wrong) } == 3)
  }

  @Test("are those of one pass over the tape, whatever the blocks", arguments: 0..<40)
  func law(seed: UInt64) {
    var random = RandomEvents(seed: seed)
    let events = random.events(200)
    var checker = Checker()
    var session = Session()
    var silence = NoFacts()
    for timed in events {
      checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
    }
    checker.finish(&session, telling: &silence)
    let size = Int(seed) % 50 + 1
    let source = MemoryEvents(events, names: random.names, blockSize: size)
    var scan = FindingScan(source, blocks: source.eventBlocks)
    while !scan.isComplete { scan.advance(blocks: 1) }
    let (found, expected) = (scan.findings, checker.findings)
    #expect(found.count == expected.count)
    #expect(expected.allSatisfy { found.contains($0) })
    #expect(zip(found, found.dropFirst()).allSatisfy { !($1.place < $0.place) })
  }
}
