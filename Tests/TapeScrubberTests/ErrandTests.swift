import GestureScript
import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("Errands")
struct ErrandTests {
  private func model() throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    return model
  }

  private func press(_ keys: String, _ model: inout ScrubberModel<MemoryEvents>) throws
    -> [ScrubberEffect]
  {
    var effects: [ScrubberEffect] = []
    for case let input in try KeyText.parse(keys) {
      guard case .key(let key) = input else { continue }
      effects += model.update(.key(key))
      model.settle()
    }
    return effects
  }

  @Test("copy the state and the event as they are here")
  func copies() throws {
    var model = try model()
    _ = try press("g#12<enter>", &model)
    let source = model.replayer.source
    let tree = StateTree(of: model.session, names: source.names, event: 12)
    #expect(try press("y", &model) == [.errand(.copyState(tree.root))])
    let line = EventPrinter(names: source.names).line(source.events[11])
    #expect(try press("Y", &model) == [.errand(.copyEvent(line))])
    #expect(try press("<home>Y", &model) == [])
    #expect(model.notice == "there is no event here")
  }

  @Test("are about the gesture at the position and what follows it")
  func gesture() throws {
    var model = try model()
    let begins = model.stops(pressing: Key(.right, .shift)).map(\.event)
    let count = model.replayer.eventCount
    for (place, begin) in begins.enumerated() {
      let end = place + 1 < begins.count ? begins[place + 1] - 1 : count
      for event in [begin, (begin + end) / 2, end] {
        #expect(try press("g#\(event)<enter>", &model) == [])
        let place = model.position
        #expect(try press("E", &model) == [.errand(.makeTest(from: begin, to: place))])
      }
    }
  }

  @Test("cut nothing while the whole tape is shown, and say what there is to do")
  func whole() throws {
    var model = try model()
    for keys in ["X", "zZX", "zHX", "aX", "abX"] {
      #expect(try press(keys, &model) == [])
      #expect(model.notice.hasPrefix("the whole tape is shown: zoom in (z)"), "\(keys)")
      _ = try press("x", &model)
    }
  }

  @Test("cut what is visible where the timeline is zoomed in", arguments: 1...6)
  func visible(zoom: Int) throws {
    var model = try model()
    let times = model.replayer.source.events.map(\.time)
    for tenth in 1...9 {
      let keys = "H\(tenth)" + String(repeating: "z", count: zoom)
      _ = try press(keys, &model)
      let range = try #require(model.window.range)
      let events = times.indices.filter { range.contains(times[$0]) }
      let effects = try press("X", &model)
      guard let first = events.first, let last = events.last else {
        #expect(effects == [])
        #expect(
          model.notice.hasPrefix("there are no events from \(TimeText.text(range.lowerBound))")
        )
        continue
      }
      #expect(effects == [.errand(.cut((first + 1)...(last + 1)))])
    }
  }

  @Test("make no test of what the tape does not decide")
  func decidedAnew() throws {
    var model = try model()
    model.decisions = ["flickSpeed=1"]
    #expect(model.notice == "decided anew: flickSpeed=1")
    #expect(try press("5E", &model) == [])
    #expect(model.notice.contains("flickSpeed=1"))
    #expect(model.view().lines[0].hasSuffix("decided anew"))
  }

  @Test("are about the loop where there is one")
  func loop() throws {
    var model = try model()
    let source = model.replayer.source
    let (first, last) = (8, 40)
    _ = try press("g#\(first)<enter>ag#\(last)<enter>b", &model)
    let times = source.events.map(\.time)
    let events = times.indices.filter {
      times[$0] >= times[first - 1] && times[$0] <= times[last - 1]
    }
    let numbers = (try #require(events.first) + 1)...(try #require(events.last) + 1)
    #expect(try press("X", &model) == [.errand(.cut(numbers))])
    _ = try press("g#30<enter>", &model)
    let place = model.position
    let effects = try press("E", &model)
    #expect(effects == [.errand(.makeTest(from: numbers.lowerBound, to: place))])
  }

  @Test("have nothing to do at the start, and say so")
  func nothing() throws {
    var model = try model()
    #expect(try press("<home>E", &model) == [])
    #expect(model.notice.hasPrefix("nothing has happened yet"))
    var empty = ScrubberModel(MemoryEvents([]), size: Layout.least)
    for key in "XEYm" { #expect(empty.update(.key(Key(key))) == []) }
  }

  @Test("tell in the status line what became of them")
  func answers() throws {
    var model = try model()
    for answer in [ScrubberAnswer.done("cut 3 events"), .refused("the disk is full")] {
      _ = model.update(.answer(answer))
      #expect(["cut 3 events", "the disk is full"].contains(model.view().lines.last ?? ""))
    }
    #expect(ErrandOutcome.unavailable.answer == .refused("this player writes no files"))
  }
}
