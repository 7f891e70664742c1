import SessionModel
import Testing

/// Events each of which makes one list of a session longer by one.
struct Growth: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var limit: Int
  /// How long the list is.
  var count: @Sendable (Session) -> Int
  /// Whether what is refused still moves something else.
  var leavesTraces = false
  /// The events numbered with a number that grows.
  var events: @Sendable (UInt32) -> [Event]

  static let all = [touches, reports, declarations, windows, containers, screens] + others

  private static let touches = Growth(
    testDescription: "touches",
    limit: SessionLimits.touches,
    count: { $0.touches.count },
    events: { [.touch(Touch(.down, id: Int32($0)))] }
  )

  private static let reports = Growth(
    testDescription: "reported recognizers",
    limit: SessionLimits.recognizers,
    count: { $0.recognizers.count },
    events: { [.gesture(GestureReport(name($0), .began))] }
  )

  private static let declarations = Growth(
    testDescription: "declared recognizers",
    limit: SessionLimits.recognizers,
    count: { $0.recognizers.count },
    events: { [.setup(.recognizer(RecognizerDeclaration(name($0), .pan)))] }
  )

  private static let windows = Growth(
    testDescription: "windows",
    limit: SessionLimits.windows,
    count: { $0.windows.count },
    events: { [.rotation(Size(width: 1, height: 1), window: name($0))] }
  )

  private static let containers = Growth(
    testDescription: "containers",
    limit: SessionLimits.containers,
    count: { $0.containers.count },
    events: { number in
      let value = Setup.Containers.Value(name(number), .none)
      return [.setup(.containers(Setup.Containers(values: [value])))]
    }
  )

  private static let screens = Growth(
    testDescription: "screens of a stack",
    limit: SessionLimits.screens,
    count: { $0.containers.first?.committed.count ?? 0 },
    leavesTraces: true,
    events: { number in
      let id = TransitionID(name(number))
      let begin = TransitionReport.Beginning(.push, to: name(1), .animated(.zero, velocity: nil))
      return [
        .transition(TransitionReport(id, .begin(begin))),
        .transition(TransitionReport(id, .complete(finished: true))),
      ]
    }
  )

  private static let others = [
    Growth(
      testDescription: "transitions",
      limit: SessionLimits.transitions,
      count: { $0.transitions.count },
      events: { number in
        let begin = TransitionReport.Beginning(.menu, to: Name(.open), .interactive)
        return [.transition(TransitionReport(TransitionID(name(number)), .begin(begin)))]
      }
    ),
    Growth(
      testDescription: "queued calls",
      limit: SessionLimits.queuedCalls,
      count: { $0.queue.count },
      leavesTraces: true,
      events: { number in
        let second = Interval(microseconds: 1_000_000)
        return [.call(NavigationCall(.push(name(number)), .animated(second, curve: nil)))]
      }
    ),
    Growth(
      testDescription: "animators",
      limit: SessionLimits.animators,
      count: { $0.animators.count },
      events: { [.animator(AnimatorReport(name($0), .start))] }
    ),
    Growth(
      testDescription: "appearances",
      limit: SessionLimits.appearances,
      count: { $0.appearances.count },
      leavesTraces: true,
      events: { number in
        let id = TransitionID(name(number))
        let begin = TransitionReport.Beginning(
          .pop,
          to: name(number),
          .animated(.zero, velocity: nil)
        )
        return [
          .transition(TransitionReport(id, .begin(begin))),
          .transition(TransitionReport(id, .complete(finished: true))),
        ]
      }
    ),
    Growth(
      testDescription: "flags",
      limit: SessionLimits.sideStates,
      count: { $0.flags.count },
      events: { [.flag(name($0), true)] }
    ),
    Growth(
      testDescription: "scroll views",
      limit: SessionLimits.sideStates,
      count: { $0.scrolls.count },
      events: { [.scroll(name($0), offset: 1)] }
    ),
    Growth(
      testDescription: "bars",
      limit: SessionLimits.sideStates,
      count: { $0.bars.count },
      events: { [.bars(BarsChange([BarsChange.Setting(name($0), .none)]))] }
    ),
  ]

  /// A name that is not well known.
  private static func name(_ number: UInt32) -> Name {
    Name(index: 1000 + number)
  }
}
