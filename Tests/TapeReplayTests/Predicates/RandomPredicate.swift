import SessionModel
import TapeReplay
import TestSupport

/// A predicate as text, and what it means, written down a second time in plain Swift.
struct RandomPredicate {
  typealias Meaning = ([TapePlaces.Place], Int) -> Bool

  var text: String
  var holds: Meaning

  /// It as a tape with these names is searched for it.
  func compiled(_ names: NameTable) throws -> CompiledPredicate {
    try Predicate(text).compiled(names: names, matching: PredicateSearchTests.matching(names))
  }

  /// A random one over what a `RandomSession` has.
  static func make(_ generator: inout SeededGenerator, _ names: NameTable, depth: Int = 3) -> Self {
    let choice = Int.random(in: 0..<(depth > 0 ? 10 : 4), using: &generator)
    switch choice {
    case 0...3: return atom(&generator, names)
    case 4, 5:
      let parts = pair(&generator, names, depth)
      return Self(text: "(\(parts.0.text)) and (\(parts.1.text))") {
        parts.0.holds($0, $1) && parts.1.holds($0, $1)
      }
    case 6, 7:
      let parts = pair(&generator, names, depth)
      return Self(text: "(\(parts.0.text) || \(parts.1.text))") {
        parts.0.holds($0, $1) || parts.1.holds($0, $1)
      }
    case 8:
      let inner = make(&generator, names, depth: depth - 1)
      return Self(text: "not (\(inner.text))") { !inner.holds($0, $1) }
    default:
      let inner = state(&generator, names)
      let began = Bool.random(using: &generator)
      return Self(text: "\(began ? "became" : "ended")(\(inner.text))") { places, place in
        let (before, now) = (inner.holds(places, place - 1), inner.holds(places, place))
        return began ? now && !before : before && !now
      }
    }
  }

  private static func pair(
    _ generator: inout SeededGenerator,
    _ names: NameTable,
    _ depth: Int
  ) -> (Self, Self) {
    let first = make(&generator, names, depth: depth - 1)
    let second = make(&generator, names, depth: 0)
    return (first, second)
  }

  private static func atom(_ generator: inout SeededGenerator, _ names: NameTable) -> Self {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return moment(&generator, names)
    case 1:
      return Bool.random(using: &generator) ? change(&generator, names) : whole(&generator, names)
    default: return state(&generator, names)
    }
  }

  /// What an event was, or what was told.
  private static func moment(_ generator: inout SeededGenerator, _ names: NameTable) -> Self {
    let all: [Self] = [
      Self(text: "event.kind == touch") { places, place in
        if case .touch = places[place].event?.event { true } else { false }
      },
      Self(text: "event.kind in [call, mark]") { places, place in
        switch places[place].event?.event {
        case .call, .mark: true
        default: false
        }
      },
      Self(text: "event.phase == down") { places, place in
        if case .touch(let touch) = places[place].event?.event {
          touch.phase == .down
        } else {
          false
        }
      },
      Self(text: "event.touch = 1") { places, place in
        switch places[place].event?.event {
        case .touch(let touch): touch.id == 1
        case .gesture(let report): report.touch == 1
        default: false
        }
      },
      Self(text: "event.name contains \"mark\"") { places, place in
        if case .mark = places[place].event?.event { true } else { false }
      },
      Self(text: "event contains \"poptoROOT\"") { places, place in
        if case .call(let call) = places[place].event?.event, case .popToRoot = call.operation {
          true
        } else {
          false
        }
      },
      Self(text: "fact(committed)") { places, place in
        places[place].facts.contains { if case .committed = $0 { true } else { false } }
      },
      Self(text: "fact(completed, cancelled)") { places, place in
        places[place].facts.contains { $0.isCancelledCompletion }
      },
      Self(text: "fact(fault, popAtRoot)") { places, place in
        places[place].facts.contains {
          if case .fault(.popAtRoot, _) = $0 { true } else { false }
        }
      },
      Self(text: "event.number > 20") { $0[$1].position.event > 20 },
    ]
    return all.randomElement(using: &generator) ?? all[0]
  }

  /// What differs from the place before.
  private static func change(_ generator: inout SeededGenerator, _ names: NameTable) -> Self {
    let back = names.find("back")
    let all: [Self] = [
      changed("stack.main") { session in
        session.containers.filter { $0.kind == .stack && $0.name == .main }.map {
          [$0.committed, $0.model]
        }.description
          + session.callsForMain.description
      },
      changed("stack.main.count") { $0.main?.committed.count },
      changed("presented") { session in session.presented },
      changed("transition.phase") { session in
        session.transitions.map { "\($0.id) \($0.phase)" }
      },
      changed("touch") { session in
        session.touches.map {
          "\($0.id) \($0.since) \(String(describing: $0.start)) \(String(describing: $0.last)) "
            + "\(String(describing: $0.previous)) \($0.force) \($0.window)"
        }
      },
      changed("touches.count") { $0.touches.count },
      changed("recognizer.back.state") { session in
        session.recognizers.filter { $0.name == back }.map(\.state)
      },
      changed("app") { $0.app },
      changed("flags") { session in session.flags.map { "\($0.name) \($0.value)" } },
      changed("time") { $0.now },
    ]
    return all.randomElement(using: &generator) ?? all[0]
  }

  private static func changed<Value: Equatable>(
    _ path: String,
    _ value: @escaping (Session) -> Value
  ) -> Self {
    Self(text: "changed(\(path))") { places, place in
      value(places[place].session) != value(places[place - 1].session)
    }
  }
}

extension Fact {
  var isCancelledCompletion: Bool {
    if case .completed(_, finished: false) = self { true } else { false }
  }
}

extension Session {
  var main: Container? {
    containers.first { $0.kind == .stack && $0.name == .main }
  }

  /// Calls that wait for the stack `main`, the first one of its window.
  var callsForMain: [NavigationCall.Operation] {
    queue.filter { $0.call.stack == nil || $0.call.stack == .main }.map(\.call.operation).filter {
      switch $0 {
      case .present, .dismiss, .selectTab: false
      default: true
      }
    }
  }

  var presented: [Name] {
    containers.first { $0.kind == .presented && $0.window == windows[0].name }?.committed ?? []
  }
}
