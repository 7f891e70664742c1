import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("The panes")
struct PaneTests {
  /// A pan that must wait for a tap to fail, and a tap that is held too long.
  private static let rivals = """
    setup stack main=[A,B]
    setup recognizer back pan on=main drives=pop
    setup recognizer press tap on=main
    0.1 touch down id=1 x=100 y=400
    0.2 touch move id=1 x=104 y=400
    0.3 touch move id=1 x=150 y=400
    0.8 touch up id=1 x=150 y=400
    1.5 end
    """

  @Test(
    "say how far recognizers have come, and why they have won or lost",
    arguments: [
      ("0.1", "back possible: moved 0 of 10 pt (panHysteresis)"),
      ("0.2", "back possible: moved 4 of 10 pt (panHysteresis)"),
      ("0.2", "press possible: down 0.1 s, allowed 0.5 (tapDuration)"),
      ("0.3", "back began: moved 50 pt, threshold 10 (panHysteresis)"),
      ("0.3", "press failed: prevented by back"),
      ("1.4", "press failed: prevented by back"),
    ]
  )
  func gestures(time: String, line: String) throws {
    let size = CellSize(columns: 120, rows: 40)
    var model = ScrubberModel(try SampleSession.source(Self.rivals), size: size)
    model.settle()
    model.go(to: time)
    let lines = model.view().lines
    #expect(lines.contains { $0.contains(line) }, "\(lines.joined(separator: "\n"))")
  }

  @Test("say the same of a position, from wherever it is reached", arguments: 0..<12)
  func anyWay(seed: UInt64) throws {
    let source = try SampleSession.source(blockSize: [1, 7, 64][Int(seed % 3)])
    let size = CellSize(columns: 180, rows: 50)
    var model = ScrubberModel(source, size: size)
    model.settle()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let event = Int.random(in: 0...source.eventCount, using: &generator)
      if Bool.random(using: &generator) {
        model.step(by: Int.random(in: -9...9, using: &generator))
      }
      model.go(to: "#\(event)")
      var fresh = ScrubberModel(source, size: size)
      fresh.settle()
      fresh.go(to: "#\(event)")
      #expect(model.view().lines == fresh.view().lines, "#\(event)")
    }
  }

  @Test("tell of bars and of flags that are up, and of a place behind the tape's end")
  func chrome() throws {
    let script = """
      setup stack main=[A]
      0.1 bars nav=hidden tabs=shown
      0.2 flag busy=true
      0.3 flag busy=false
      1.0 end
      """
    var model = ScrubberModel(try SampleSession.source(script), size: Layout.least)
    model.settle()
    model.go(to: "0.2")
    #expect(model.view().lines.contains { $0.contains("bars nav hidden, tabs shown") })
    #expect(model.view().lines.contains { $0.contains("flags busy") })
    model.go(to: "0.3")
    #expect(!model.view().lines.contains { $0.contains("flags busy") })
    #expect(model.notice.isEmpty)
    model.go(to: "9")
    #expect(model.notice == "nothing is recorded here: the tape ends at 1.000")
  }

  @Test("are shown and hidden by their letters", arguments: PaneKind.allCases)
  func letters(kind: PaneKind) throws {
    guard let letter = kind.letter else { return }
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    let isShown = model.viewChoice.shows(kind, in: .compact)
    model.press("p")
    #expect(model.view().lines.last?.hasPrefix("panes:+event-list+changed") == true)
    #expect(model.view().lines.last?.contains("notes") == true)
    let screen = model.view()
    let underlined = (0..<screen.size.columns).map { screen[$0, 23] }.filter {
      $0.style.attributes.contains(.underline)
    }
    #expect(underlined.map { Character($0.base) } == PaneKind.allCases.compactMap(\.letter))
    model.press(letter)
    #expect(model.viewChoice.shows(kind, in: .compact) == !isShown)
    #expect(model.notice == "pane \(kind.title) is \(isShown ? "hidden" : "shown")")
    model.press("p")
    model.press(letter)
    #expect(model.viewChoice.shows(kind, in: .compact) == isShown)
  }

  @Test("leave the choice with escape, and say that other letters are none")
  func otherLetters() throws {
    var model = ScrubberModel(try SampleSession.source())
    model.press("p")
    #expect(model.update(.key(Key(.escape))) == [])
    #expect(!model.isChoosingPane && model.notice.isEmpty)
    model.press("p")
    model.press("q")
    #expect(model.notice == "no pane has this letter")
    #expect(model.viewChoice == ViewChoice())
  }

  @Test("stand in layouts that follow one another as far as there is room")
  func layouts() throws {
    var model = ScrubberModel(try SampleSession.source(), size: CellSize(columns: 180, rows: 50))
    var kinds: [LayoutKind] = []
    for _ in 0..<4 {
      kinds.append(model.layout.kind)
      model.press("v")
    }
    #expect(kinds == [.wide, .compact, .normal, .wide])
    _ = model.update(.resize(Layout.least))
    model.press("v")
    #expect(model.notice == "the screen has room for one layout only")
  }

  @Test("keep every line in its pane, whatever the names", arguments: [80, 120, 180])
  func wideNames(columns: Int) throws {
    let script = """
      setup stack "記録"=["ホーム","e\u{301}le\u{300}ve","👩‍🚀 Ümläut"]
      setup recognizer "👆" pan on="記録" drives=pop
      0.1 push "とても長い画面の名前とても長い画面の名前とても長い画面の名前" animated 0.35
      0.7 touch down id=1 x=10 y=400
      0.8 touch move id=1 x=150 y=400
      0.9 mark "マーク"
      1.0 end
      """
    let size = CellSize(columns: columns, rows: columns == 80 ? 24 : 50)
    var model = ScrubberModel(try SampleSession.source(script), size: size)
    model.settle()
    for time in ["0.2", "0.8", "end"] {
      model.go(to: time)
      let screen = model.view()
      let widths = screen.lines.map { CharacterWidth.columns(of: $0) }
      #expect(widths.allSatisfy { $0 <= columns })
      GoldenText.expect(screen.lines, equals: "names-\(time)-\(columns)x\(size.rows)")
    }
  }

  @Test("mark the line that the cursor stands on, and name what can be stood on")
  func cursor() throws {
    var model = ScrubberModel(try SampleSession.source(), size: CellSize(columns: 120, rows: 40))
    model.settle()
    model.go(to: "0.9")
    let subjects = model.subjects
    #expect(subjects.first == .event)
    #expect(subjects.contains { if case .stack = $0 { true } else { false } })
    #expect(subjects.contains { if case .transition = $0 { true } else { false } })
    #expect(subjects.contains { if case .recognizer = $0 { true } else { false } })
    #expect(subjects.contains(.touch(1)))
    let before = model.view()
    model.cursor = .touch(1)
    let lines = model.view().lines
    #expect(zip(before.lines, lines).count { $0 != $1 } == 1)
    #expect(lines.contains { $0.contains("touches    \u{25B8}1 at ") })
  }
}
