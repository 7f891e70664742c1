import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The line that asks where to go")
struct PredicatePromptTests {
  private static func model(blockSize: Int = 16) throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(blockSize: blockSize))
    model.settle()
    return model
  }

  @Test("takes a predicate, which n and N repeat both ways", arguments: [1, 16, 4096])
  func predicate(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    let predicate = try Predicate("became(touch.count > 0)").compiled(names: source.names)
    let replayer = Replayer(source, through: SessionReducer())
    var search = PlaceSearch(for: predicate, in: replayer, gathering: true)
    var expected: [Int] = []
    while let hits = search.gather(blocks: 8) { expected += hits.map(\.event) }
    #expect(expected.count > 2)
    var model = try Self.model(blockSize: blockSize)
    model.go("became(touch.count > 0)")
    var found = [model.position.event]
    for _ in 1..<expected.count { found.append(model.press("n")) }
    #expect(found == expected)
    #expect(model.press("n") == expected[0])
    #expect(model.notice.hasPrefix("wrapped"))
    #expect(model.press("N") == expected.last)
    #expect(expected.dropLast().reversed().allSatisfy { model.press("N") == $0 })
  }

  @Test("still takes times, events and marks")
  func positions() throws {
    var model = try Self.model()
    model.go("#3")
    #expect(model.position.event == 3)
    model.go("0.5")
    #expect(model.position.time == Time(microseconds: 500_000))
    model.go("end")
    #expect(model.position.event == model.replayer.eventCount)
    model.go("@nowhere")
    #expect(model.notice.contains("there is no mark"))
  }

  @Test("says where a predicate makes no sense, and stays")
  func errors() throws {
    var model = try Self.model()
    let place = model.position
    model.go("transition.phase == cancling")
    #expect(model.notice.hasPrefix("column 21:"))
    #expect(model.notice.contains("'cancelling'"))
    model.go("touch.count >")
    #expect(model.notice.hasPrefix("column 14:"))
    model.go("touch.count > 900")
    #expect(model.notice.contains("there is no place where touch.count > 900"))
    #expect(model.position == place)
  }

  @Test("completes what can only be meant and shows what could be")
  func completion() throws {
    var model = try Self.model()
    model.type("gtransition.ph")
    _ = model.update(.key(Key(.tab)))
    #expect(model.prompt?.text == "transition.phase")
    model.type(" == ")
    _ = model.update(.key(Key(.tab)))
    #expect(model.prompt?.text == "transition.phase == ")
    #expect(model.view().lines.last?.contains("interactive  paused") == true)
    model.type("c")
    _ = model.update(.key(Key(.tab)))
    #expect(model.prompt?.text == "transition.phase == cancelling")
  }

  @Test("recalls earlier lines of its kind, and what was typed before them")
  func history() throws {
    var model = try Self.model()
    for line in ["#1", "touch.count == 1", "#2"] { model.go(line) }
    model.find("touch")
    model.type("g12")
    _ = model.update(.key(Key(.up)))
    #expect(model.prompt?.text == "#2")
    _ = model.update(.key(Key(.up)))
    _ = model.update(.key(Key(.up)))
    _ = model.update(.key(Key(.up)))
    #expect(model.prompt?.text == "#1")
    for _ in 0..<5 { _ = model.update(.key(Key(.down))) }
    #expect(model.prompt?.text == "12")
  }

  @Test("steps by transitions and by touch samples")
  func places() throws {
    let source = try SampleSession.source(blockSize: 16)
    var model = ScrubberModel(source)
    _ = model.update(.key(Key(.home)))
    let samples = model.stops(pressing: Key("'")).map(\.event)
    let expected = source.events.indices.filter {
      switch source.events[$0].event {
      case .touch, .touchSample: true
      default: false
      }
    }
    #expect(samples == expected.map { $0 + 1 })
    _ = model.update(.key(Key(.end)))
    #expect(
      model.stops(pressing: Key(";")).map(\.event)
        == samples.filter { $0 < source.eventCount }.reversed()
    )
    _ = model.update(.key(Key(.home)))
    var steps = 0
    for place in model.stops(pressing: Key(")")) {
      steps += 1
      #expect(place > .start)
    }
    #expect(steps > 2)
  }
}

extension ScrubberModel {
  fileprivate mutating func type(_ text: String) {
    for key in text { _ = update(.key(Key(key))) }
  }

  /// Types where to go.
  fileprivate mutating func go(_ text: String) {
    type("g" + text)
    _ = update(.key(Key(.enter)))
    settle()
  }
}
