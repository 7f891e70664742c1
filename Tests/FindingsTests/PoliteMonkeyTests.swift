import Findings
import GestureScript
import SessionModel
import Testing

/// What a polite monkey does to an app with pop gestures of its own.
@Suite("A polite monkey")
struct PoliteMonkeyTests {
  /// Ranges of seeds, a test case each.
  static let seeds = stride(from: 0, to: 1000, by: 50).map { $0..<($0 + 50) }

  static func session(seed: Int) -> String {
    """
    setup size 390x844
    setup stack main=[Home,List,Detail] tabs=[one,two,three] selected=one menu=closed
    setup recognizer back pan on=main drives=pop
    setup recognizer edge edgePan edge=left on=main drives=pop
    0.2 monkey polite seed=\(seed) for=8
    settle
    +0.5 end
    """
  }

  @Test("breaks no rule, whatever its recognizers drive", arguments: seeds)
  func breaksNothing(seeds: Range<Int>) throws {
    for seed in seeds {
      let log = try CheckedLog(Self.session(seed: seed))
      let broken = log.findings.indices.filter { log.findings[$0].severity >= .warning }
      #expect(broken.map { log.lines[$0] } == [], "seed \(seed)")
    }
  }
}
