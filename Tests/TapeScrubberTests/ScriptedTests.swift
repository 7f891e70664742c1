import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("A player run by a script")
struct ScriptedTests {
  private func run(
    _ keys: String,
    blockSize: Int = 16
  ) throws -> ScriptedScrubber<MemoryEvents> {
    let model = ScrubberModel(try SampleSession.source(blockSize: blockSize), size: Layout.least)
    var script = ScriptedScrubber(model)
    script.run(try KeyText.parse(keys))
    return script
  }

  @Test("lets time pass only where the script says so")
  func time() throws {
    #expect(try run("<space>").model.position.time == .zero)
    let played = try run("<space><wait 500ms><space>")
    #expect(played.model.position.time == Time(microseconds: 500_000))
    #expect(!played.model.isPlaying)
    #expect(try run("<space>+<wait 0.25s>").model.position.time == Time(microseconds: 500_000))
    #expect(try run("<wait 5s><space><wait 1ms>").model.position.time == Time(microseconds: 1000))
  }

  @Test("finishes every search before the next key", arguments: [1, 16, 4096])
  func searches(blockSize: Int) throws {
    let script = try run("/touch up<enter>nn<right>", blockSize: blockSize)
    #expect(script.model.pace == .resting)
    #expect(script.model.position == (try run("/touch up<enter>nn<right>")).model.position)
  }

  @Test("stops where the script quits")
  func quitting() throws {
    let script = try run("<right>q<right><right>")
    #expect(script.hasQuit)
    #expect(script.model.position.event == (try run("<right>")).model.position.event)
  }

  @Test("resizes, pastes and uses the mouse")
  func others() throws {
    let script = try run("<resize 120x40>g<paste \"#30\"><enter>")
    #expect(script.model.size == CellSize(columns: 120, rows: 40))
    #expect(script.model.position.event == 30)
    let dragged = try run("<drag 10,20 79,20 300ms>").model
    #expect(dragged.position.time == dragged.timeline.end)
    #expect(try run("<click 0,20><wheeldown 5,5><wheeldown 5,5>").model.position.event > 1)
  }

  @Test("does errands on the way and goes on with what became of them")
  func errands() throws {
    var done: [ScrubberErrand] = []
    var script = ScriptedScrubber(ScrubberModel(try SampleSession.source(), size: Layout.least)) {
      done.append($0)
      if case .note(let entry) = $0 { return ErrandOutcome(.noted(entry)) }
      return ErrandOutcome(.done("done"))
    }
    script.run(try KeyText.parse("5mhere<enter>GzX0g@here<enter>y"))
    #expect(done.count == 3)
    #expect(script.model.position == script.model.notes.place(ofMark: "here"))
    #expect(script.model.view().lines.last == "done")
  }

  @Test("shows the same for the same script, whatever it is", arguments: 0..<40)
  func determinism(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "<right>", "<left>", ".", ",", "<space>", "r", "+", "<wait 33ms>", "<wait 0.4s>", "a", "b",
      "/touch<enter>", "n", "N", "g0.7<enter>", "u", "U", "<tab>", "c", "C", "f", "]", "5",
      "m<enter>",
      "<click 40,20>", "<resize 100x30>", "i", "w", "x", "?",
    ]
    let keys = (0..<25).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
    let first = try run(keys, blockSize: 3).model
    let second = try run(keys, blockSize: 3).model
    #expect(first.view() == second.view(), "\(keys)")
    #expect(first.position == (try run(keys, blockSize: 64)).model.position, "\(keys)")
  }
}
