import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("The cursor in the panes")
struct CursorTests {
  @Test("goes round the lines, both ways, and escape takes it away before it quits")
  func moving() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.press("5")
    let subjects = model.subjects
    #expect(subjects.count > 3)
    for subject in subjects + [subjects[0]] {
      _ = model.update(.key(Key(.tab)))
      #expect(model.cursor == subject)
    }
    _ = model.update(.key(Key(.tab, .shift)))
    #expect(model.cursor == subjects.last)
    #expect(model.update(.key(Key(.escape))) == [])
    #expect(model.cursor == nil)
    _ = model.update(.key(Key("c")))
    #expect(model.notice.hasPrefix("tab puts the cursor"))
    #expect(model.update(.key(Key(.escape))) == [.quit])
  }

  @Test(
    "leads to every change of what is under it, and to nothing else",
    arguments: [1, 16, 4096]
  )
  func changes(blockSize: Int) throws {
    let source = try SampleSession.source(blockSize: blockSize)
    let main = try #require(source.names.find("main"))
    let back = try #require(source.names.find("back"))
    let watched: [(PaneSubject, (Session) -> String)] = [
      (
        .stack(main),
        { session in
          let stack = session.containers.first { $0.name == main }
          return "\(stack?.committed ?? []) \(stack?.model ?? [])"
        }
      ),
      (
        .recognizer(back),
        { session in
          let recognizer = session.recognizers.first { $0.name == back }
          return recognizer.map { "\($0.state) \($0.touches)" } ?? ""
        }
      ),
      (.touch(1), { "\($0.touches.first { $0.id == 1 }?.since as Any)" }),
      (
        .transition(TransitionID(back, count: 1)),
        { session in
          let id = TransitionID(back, count: 1)
          let transition = session.transitions.last { $0.id == id }
          return transition.map { "\($0.phase) \($0.outcome) \($0.isCommitted)" } ?? ""
        }
      ),
      (
        .value("flags.duringPop"),
        { session in
          let name = source.names.find("duringPop")
          return "\(session.flags.first { $0.name == name }?.value as Any)"
        }
      ),
    ]
    for (subject, value) in watched {
      let expected = source.places { value($0) != value($1) }
      var model = ScrubberModel(source, size: Layout.least)
      _ = model.update(.key(Key(.home)))
      model.cursor = subject
      #expect(model.stops(pressing: Key("c")) == expected, "\(subject)")
      _ = model.update(.key(Key(.end)))
      let last = model.position
      #expect(
        model.stops(pressing: Key("C")) == expected.filter { $0 < last }.reversed(),
        "\(subject)"
      )
    }
  }

  @Test("leads from a run of moves to the first event of another kind")
  func kinds() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.find("touch move")
    let first = model.position.event
    model.cursor = .event
    let next = model.press("c")
    #expect(next > first + 1)
    #expect(model.moment.event.hasPrefix("touch move") == false)
    model.press("C")
    #expect(model.position.event == next - 1)
  }
}

extension MemoryEvents {
  /// Where two neighbouring states differ, deadlines between events included.
  func places(_ differ: (Session, Session) -> Bool) -> [Position] {
    var replayer = Replayer(self, through: SessionReducer(policies: description.policies))
    var places: [Position] = []
    var before = replayer.state
    while replayer.position.event < events.count {
      let due = replayer.state.nextDeadlineTime ?? .never
      if due < events[replayer.position.event].time {
        let tick = replayer.position.time + Interval(microseconds: 1)
        replayer.seek(to: max(due, tick))
      } else {
        replayer.step()
      }
      if differ(before, replayer.state) { places.append(replayer.position) }
      before = replayer.state
    }
    return places
  }
}
