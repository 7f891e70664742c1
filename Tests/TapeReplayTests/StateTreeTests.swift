import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A state tree")
struct StateTreeTests {
  private static func session(_ events: [(Int64, Event)]) -> Session {
    let timed = events.map { TimedEvent(Time(microseconds: $0), $1) }
    var replayer = Replayer(MemoryEvents(timed), through: SessionReducer())
    replayer.seekToEnd()
    return replayer.state
  }

  @Test("has the documented shape")
  func shape() {
    var names = NameTable()
    let (a, b, c) = (names.intern("A"), names.intern("B"), names.intern("C"))
    let (one, t1) = (names.intern("one"), TransitionID(names.intern("t1")))
    let beginning = TransitionReport.Beginning(
      .pop,
      from: b,
      to: a,
      .interactive,
      cause: .recognizer(Name(.edgePan))
    )
    let session = Self.session([
      (
        0,
        .setup(
          .containers(
            .init(
              lists: [.init(.main, [a, b])],
              values: [.init(Name(.selected), one)],
              bars: [.init(Name(.nav), Name(.shown))]
            )
          )
        )
      ),
      (500_000, .touch(Touch(.down, id: 1, position: Point(x: 4, y: 400)))),
      (
        540_000,
        .gesture(
          GestureReport(
            Name(.edgePan),
            .began,
            touch: 1,
            translation: Point(x: 146, y: 0),
            velocity: Point(x: 500, y: 0)
          )
        )
      ),
      (540_000, .transition(TransitionReport(t1, .begin(beginning)))),
      (600_000, .call(NavigationCall(.push(c)))),
      (1_250_000, .transition(TransitionReport(t1, .update(0.4)))),
    ])
    let lines = StateTree(of: session, names: names, event: 6).lines
    for line in [
      "event = 6", "time = 1.25", "digest = \(StateTree.hexadecimal(session.digest))",
      "windows[w1].size = [390, 844]", "windows[w1].direction = ltr",
      "stacks[main].committed = [A, B]", "stacks[main].model = [A]",
      "stacks[main].queued = [\"push C\"]", "presented = []", "containers.selected = one",
      "transitions[t1].kind = pop", "transitions[t1].from = B",
      "transitions[t1].phase = interactive",
      "transitions[t1].fraction = 0.4", "transitions[t1].driver = edgePan",
      "transitions[t1].since = 0.54", "transitions[t1].ends = null",
      "recognizers[edgePan].state = began", "recognizers[edgePan].touches = [1]",
      "recognizers[edgePan].translation = [146, 0]", "touches[1].position = [4, 400]",
      "touches[1].since = 0.5", "animators = []", "bars.nav = shown", "flags = {}", "app = active",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let tree = StateTree(of: session, names: names, event: 6)
    guard case .object(let fields) = tree.root else { return }
    let documented = [
      "event", "time", "digest", "windows", "stacks", "presented", "containers", "transitions",
      "recognizers", "touches", "animators", "bars", "flags", "app",
    ]
    #expect(fields.map(\.0).filter(documented.contains) == documented)
  }

  @Test("shows what an animator reads")
  func animator() {
    var names = NameTable()
    let id = names.intern("a1")
    let creation = AnimatorReport.Creation(
      duration: Interval(microseconds: 400_000),
      curve: .cubic(x1: 0, y1: 0.5, x2: 1, y2: 1)
    )
    let session = Self.session([
      (0, .animator(AnimatorReport(id, .create(creation)))),
      (0, .animator(AnimatorReport(id, .start))),
      (100_000, .note("")),
    ])
    let lines = StateTree(of: session, names: names, event: 3).lines
    for line in [
      "animators[a1].state = active", "animators[a1].running = true",
      "animators[a1].reversed = false", "animators[a1].fraction = 0.25",
      "animators[a1].remaining = 0.3", "animators[a1].duration = 0.4",
      "animators[a1].curve = \"cubic(0,0.5,1,1)\"",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test("shows no control character of a name")
  func escapes() {
    var names = NameTable()
    let evil = names.intern("\u{1B}[2J\n")
    let session = Self.session([(0, .flag(evil, true)), (0, .call(NavigationCall(.push(evil))))])
    for line in StateTree(of: session, names: names, event: 2).lines {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(line)")
    }
  }

  @Test("differs exactly where the sessions do", arguments: 0..<200)
  func changes(seed: Int) {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(120)
    var replayer = Replayer(MemoryEvents(events), through: SessionReducer())
    var random = SeededGenerator(seed: UInt64(seed))
    var trees: [StateTree] = []
    for _ in 0..<2 {
      replayer.seek(toEvent: Int.random(in: 0...120, using: &random))
      trees.append(StateTree(of: replayer.state, names: session.names, event: 0))
    }
    let there = StateDifference.changes(from: trees[0], to: trees[1])
    let back = StateDifference.changes(from: trees[1], to: trees[0])
    #expect(there.isEmpty == (trees[0] == trees[1]))
    #expect(StateDifference.changes(from: trees[0], to: trees[0]).isEmpty)
    #expect(Set(there.map(\.path)) == Set(back.map(\.path)))
    for change in there {
      #expect(change.before != change.after)
      #expect(back.contains(StateChange(change.path, from: change.after, to: change.before)))
    }
  }
}
