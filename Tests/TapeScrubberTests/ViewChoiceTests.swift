import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A remembered view")
struct ViewChoiceTests {
  @Test("reads back as it was written", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var choice = ViewChoice()
    choice.layout = ([nil] + LayoutKind.allCases).randomElement(using: &generator) ?? nil
    choice.foldsIdleTime = [nil, true, false].randomElement(using: &generator) ?? nil
    for kind in PaneKind.allCases where kind != .time {
      choice.panes[kind] = [nil, true, false].randomElement(using: &generator) ?? nil
    }
    #expect(try ViewChoice(text: choice.text) == choice)
  }

  @Test(
    "says where a text makes no sense",
    arguments: [
      ("", 1), ("something else\n", 1), ("touchtape scrub view 2\n", 1),
      ("touchtape scrub view 1\nlayout huge\n", 2),
      ("touchtape scrub view 1\nhide list\nshow everything\n", 3),
      ("touchtape scrub view 1\n\nhide time\n", 3), ("touchtape scrub view 1\nfold maybe\n", 2),
      ("touchtape scrub view 1\nlayout compact wide\n", 2),
    ]
  )
  func errors(text: String, line: Int) {
    #expect { try ViewChoice(text: text) } throws: { error in
      (error as? ViewChoiceError)?.line == line
    }
  }
}
