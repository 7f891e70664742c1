import SessionModel
import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("Places that were visited")
struct PlaceTests {
  @Test("are gone back to and forward again, steps left out")
  func backAndForward() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    let start = model.position
    model.press("5")
    let middle = model.position
    _ = model.update(.key(Key(.right)))
    _ = model.update(.key(Key(.right)))
    let stepped = model.position
    model.press("G")
    let end = model.position
    model.press("u")
    #expect(model.position == stepped)
    model.press("u")
    #expect(model.position == start)
    model.press("u")
    #expect(model.position == start)
    #expect(model.notice == "no jump was made before")
    model.press("U")
    #expect(model.position == stepped)
    model.press("U")
    #expect(model.position == end)
    model.press("U")
    #expect(model.notice == "no place was gone back from")
    #expect(middle != stepped)
  }

  @Test("are those that searches, typed positions and the mouse left")
  func kinds() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    var left: [Position] = []
    for keys in ["/touch up\n", "g0.5\n", "]", ".", ">", "n"] {
      left.append(model.position)
      for key in keys { _ = model.update(.key(key == "\n" ? Key(.enter) : Key(key))) }
      model.settle()
    }
    left.append(model.position)
    for action in [Mouse.Action.press(.left), .drag(.left), .release(.left)] {
      _ = model.update(.mouse(Mouse(action, at: CellPosition(column: 70, row: 20))))
    }
    // A jump that leads nowhere leaves nothing behind.
    var expected = [model.position] + left.reversed()
    expected = expected.enumerated().filter {
      $0.offset == 0 || $0.element != expected[$0.offset - 1]
    }
    .map(\.element)
    var seen = [model.position]
    while seen.count < 20 {
      model.press("u")
      if model.position == seen.last { break }
      seen.append(model.position)
    }
    #expect(seen == expected)
  }

  @Test("form a line like an editor's, whatever is done", arguments: 0..<100)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var history = PlaceHistory()
    var line = [Position.start]
    var place = 0
    for step in 1...60 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        history.leave(line[place])
        line = line.prefix(place + 1) + [Position(event: step, time: .zero)]
        place += 1
      case 1:
        let found = history.turn(from: line[place], forward: false)
        #expect(found == (place > 0 ? line[place - 1] : nil))
        place = max(0, place - 1)
      default:
        let found = history.turn(from: line[place], forward: true)
        #expect(found == (place + 1 < line.count ? line[place + 1] : nil))
        place = min(line.count - 1, place + 1)
      }
    }
  }

  @Test("are forgotten when they are very many")
  func capacity() {
    var history = PlaceHistory()
    for number in 0..<(PlaceHistory.capacity + 50) {
      history.leave(Position(event: number, time: .zero))
    }
    var place = Position(event: -1, time: .zero)
    var count = 0
    while let earlier = history.turn(from: place, forward: false) {
      place = earlier
      count += 1
    }
    #expect(count == PlaceHistory.capacity)
    #expect(place.event == 50)
  }
}

@Suite("A loop")
struct LoopTests {
  @Test("plays between its ends, at any rate and in both directions", arguments: [-1, 0, 3, 20])
  func within(steps: Int) throws {
    for isReversed in [false, true] {
      var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
      for _ in 0..<abs(steps) { _ = model.update(.key(Key(steps < 0 ? "-" : "+"))) }
      for keys in ["g0.4\n", "a", "g0.9\n", "b"] {
        for key in keys { _ = model.update(.key(key == "\n" ? Key(.enter) : Key(key))) }
      }
      let range = try #require(model.loop.range)
      #expect(range == Time(microseconds: 400_000)...Time(microseconds: 900_000))
      _ = model.update(.key(Key(isReversed ? "r" : " ")))
      var (turns, last) = (0, model.position.time)
      for frame in 1...400 {
        _ = model.update(.tick(.milliseconds(16 * frame)))
        #expect(model.isPlaying)
        #expect(range.contains(model.position.time), "\(model.position.time)")
        if isReversed ? model.position.time > last : model.position.time < last { turns += 1 }
        last = model.position.time
      }
      if steps >= 0 { #expect(turns > 3) }
    }
  }

  @Test("is entered from before it, started at its start from behind it, and can be left")
  func entering() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    for keys in ["g0.9\n", "a", "g0.4\n", "b", "g3\n"] {
      for key in keys { _ = model.update(.key(key == "\n" ? Key(.enter) : Key(key))) }
    }
    #expect(model.loopText == "0.400-0.900")
    #expect(model.view().lines[0].contains("loop 0.400-0.900"))
    _ = model.update(.key(Key(" ")))
    #expect(model.position.time == Time(microseconds: 400_000))
    _ = model.update(.key(Key(.home)))
    _ = model.update(.tick(.milliseconds(100)))
    #expect(model.position.time == Time(microseconds: 100_000))
    _ = model.update(.key(Key("x")))
    #expect(model.loopText == nil)
    _ = model.update(.tick(.milliseconds(1600)))
    #expect(model.position.time == Time(microseconds: 1_600_000))
  }

  @Test("has its ends on the timeline")
  func ends() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    for keys in ["g1\n", "a", "g2\n", "b", "g0\n"] {
      for key in keys { _ = model.update(.key(key == "\n" ? Key(.enter) : Key(key))) }
    }
    let axis = Array(model.view().lines[22])
    #expect(axis[model.axis.place(of: Time(microseconds: 1_000_000))] == "[")
    #expect(axis[model.axis.place(of: Time(microseconds: 2_000_000))] == "]")
  }
}
