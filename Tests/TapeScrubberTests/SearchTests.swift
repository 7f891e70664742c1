import GestureScript
import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("Looking for something")
struct SearchTests {
  static let blockSizes = [1, 3, 16, 4096]

  @Test(
    "finds every event with the text, forwards and back, and says when it wraps",
    arguments: blockSizes
  )
  func text(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    let printer = EventPrinter(names: source.names)
    let expected = source.events.indices.filter {
      printer.text(source.events[$0].event).lowercased().contains("touch down")
    }.map { $0 + 1 }
    var model = ScrubberModel(source)
    model.find("TOUCH down")
    var found = [model.position.event]
    for _ in 1..<expected.count { found.append(model.press("n")) }
    #expect(found == expected)
    #expect(model.notice.isEmpty)
    #expect(model.press("n") == expected[0])
    #expect(model.notice.hasPrefix("wrapped"))
    #expect(model.press("N") == expected.last)
    #expect(model.notice.hasPrefix("wrapped"))
    #expect(expected.dropLast().reversed().allSatisfy { model.press("N") == $0 })
  }

  @Test("shows the key that goes on, once something was looked for", arguments: [80, 120])
  func goingOn(columns: Int) throws {
    var model = ScrubberModel(try SampleSession.source())
    _ = model.update(.resize(CellSize(columns: columns, rows: 24)))
    model.settle()
    #expect(model.view().lines[23].contains("/ find  g go to"))
    for key in "gtransition.phase == cancelling" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    model.settle()
    #expect(model.view().lines[23].contains("n next  g go to"))
  }

  @Test("says that there is nothing, or nothing else")
  func nothing() throws {
    var model = ScrubberModel(try SampleSession.source(blockSize: 4))
    model.find("no such text")
    #expect(model.notice.contains("no such text") && model.notice.contains("g asks"))
    #expect(model.position.time == .zero)
    model.find("nothing left")
    let place = model.position
    _ = model.press("n")
    #expect(model.notice.contains("no other"))
    #expect(model.position == place)
  }

  @Test("stops at every change of navigation and nowhere else, both ways", arguments: blockSizes)
  func navigation(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    let expected = source.navigationChanges
    #expect(expected.count > 10)
    var model = ScrubberModel(source)
    _ = model.update(.key(Key(.home)))
    let forward = model.stops(pressing: Key(.right, .control))
    #expect(forward == expected)
    _ = model.update(.key(Key(.end)))
    let backward = model.stops(pressing: Key(.left, .control))
    #expect(backward.reversed() == expected.filter { $0 < source.end })
  }

  @Test("stops where the first finger lands", arguments: blockSizes)
  func gestures(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    var fingers: Set<Int32> = []
    var expected: [Int] = []
    for (index, timed) in source.events.enumerated() {
      guard case .touch(let touch) = timed.event else { continue }
      if touch.phase == .down {
        if fingers.isEmpty { expected.append(index + 1) }
        fingers.insert(touch.id)
      } else if touch.phase != .move {
        fingers.remove(touch.id)
      }
    }
    var model = ScrubberModel(source)
    #expect(model.stops(pressing: Key(.right, .shift)).map(\.event) == expected)
    _ = model.update(.key(Key(.end)))
    #expect(model.stops(pressing: Key(.left, .shift)).map(\.event) == expected.reversed())
  }

  @Test("goes from mark to mark")
  func marks() throws {
    let source = try SampleSession.source(blockSize: 5)
    let expected = source.marks().map(\.event)
    var model = ScrubberModel(source)
    #expect(model.stops(pressing: Key("]")).map(\.event) == expected)
    _ = model.update(.key(Key(.end)))
    #expect(model.stops(pressing: Key("[")).map(\.event) == expected.reversed())
  }

  @Test("is done in slices, which any key stops")
  func interruption() throws {
    var model = ScrubberModel(try SampleSession.source(blockSize: 1))
    model.settle()
    let place = model.position
    for key in "/zzz" { _ = model.update(.key(Key(key))) }
    _ = model.update(.key(Key(.enter)))
    #expect(model.pace == .working)
    #expect(model.view().lines.last?.contains("any key stops") == true)
    _ = model.update(.key(Key(.escape)))
    #expect(model.pace == .resting)
    #expect(model.position == place)
  }
}

extension MemoryEvents {
  fileprivate var end: Position {
    Position(event: events.count, time: events.last?.time ?? .zero)
  }

  /// Where navigation changes, in steps of a microsecond around every deadline and event.
  fileprivate var navigationChanges: [Position] {
    var replayer = Replayer(self, through: SessionReducer(policies: description.policies))
    var places: [Position] = []
    var before = replayer.state
    while replayer.position.event < events.count {
      let due = replayer.state.nextDeadlineTime ?? .never
      let next = events[replayer.position.event].time
      if due < next {
        let tick = replayer.position.time + Interval(microseconds: 1)
        replayer.seek(to: max(due, tick))
      } else {
        replayer.step()
      }
      if replayer.state.differsInNavigation(from: before) { places.append(replayer.position) }
      before = replayer.state
    }
    return places
  }
}

extension Session {
  /// Whether a container's committed state or the phase of a transition differs.
  fileprivate func differsInNavigation(from other: Session) -> Bool {
    let isSame =
      containers.count == other.containers.count
      && transitions.count == other.transitions.count
      && zip(containers, other.containers).allSatisfy { $0.committed == $1.committed }
      && zip(transitions, other.transitions).allSatisfy { $0.id == $1.id && $0.phase == $1.phase }
    return !isSame
  }
}
