import SessionModel
import TestSupport

extension RandomPredicate {
  /// What can be seen in a session.
  static func state(_ generator: inout SeededGenerator, _ names: NameTable) -> Self {
    let number = Int.random(in: 0...4, using: &generator)
    let fraction = Double(Int.random(in: 0...8, using: &generator)) / 8
    let comparison = comparisons.randomElement(using: &generator) ?? comparisons[0]
    let screen = names.find(["A", "B", "C", "D"][number % 4]) ?? .none
    let phase = Transition.Phase.allCases.randomElement(using: &generator) ?? .requested
    let all =
      counts(number, comparison) + values(fraction, comparison, phase, names)
      + screens(screen, names[screen])
    return all.randomElement(using: &generator) ?? all[0]
  }

  private static let comparisons: [(text: String, holds: @Sendable (Double, Double) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }),
    (">", { $0 > $1 }), (">=", { $0 >= $1 }),
  ]

  private typealias Comparison = (text: String, holds: @Sendable (Double, Double) -> Bool)

  private static func counts(_ number: Int, _ comparison: Comparison) -> [Self] {
    func count(_ path: String, _ value: @escaping (Session) -> Int?) -> Self {
      Self(text: "\(path) \(comparison.text) \(number)") { places, place in
        value(places[place].session).map { comparison.holds(Double($0), Double(number)) } ?? false
      }
    }
    return [
      count("stack.main.count") { $0.main?.committed.count },
      count("stacks[main].model.count") { $0.main?.model.count },
      count("touch.count") { $0.touches.count },
      count("transitions.count") { $0.transitions.count },
      count("presented.count") { $0.presented.count },
      count("queued.count") { $0.queue.count },
      Self(text: "touch.1") { places, place in
        places[place].session.touches.contains { $0.id == 1 }
      },
      Self(text: "\(number) \(comparison.text) touch.count") { places, place in
        comparison.holds(Double(number), Double(places[place].session.touches.count))
      },
      Self(text: "touch") { places, place in !places[place].session.touches.isEmpty },
    ]
  }

  private static func values(
    _ fraction: Double,
    _ comparison: Comparison,
    _ phase: Transition.Phase,
    _ names: NameTable
  ) -> [Self] {
    let back = names.find("back")
    func any(_ text: String, _ holds: @escaping (Session) -> Bool) -> Self {
      Self(text: text) { places, place in holds(places[place].session) }
    }
    return [
      any("transition.fraction \(comparison.text) \(fraction)") { session in
        session.transitions.contains {
          comparison.holds(session.percentComplete(of: $0), fraction)
        }
      },
      any("transition.phase == \(phase)") { $0.transitions.contains { $0.phase == phase } },
      any("transition.phase != \(phase)") { $0.transitions.contains { $0.phase != phase } },
      any("transition.phase not in [\(phase), paused]") { session in
        !session.transitions.contains { $0.phase == phase || $0.phase == .paused }
      },
      any("transition.interactive") { $0.transitions.contains(where: \.initiallyInteractive) },
      any("transition.driver == null") { $0.transitions.contains { $0.driver == nil } },
      any("touch.1.x \(comparison.text) 200") { session in
        session.touches.contains {
          $0.id == 1 && $0.last.map { comparison.holds($0.position.x, 200) } ?? false
        }
      },
      any("recognizer.back.state in [began, changed]") { session in
        session.recognizers.contains { $0.name == back && $0.state.isActive }
      },
      any("recognizer.translation.x \(comparison.text) 10") { session in
        session.recognizers.contains { comparison.holds($0.translation.x, 10) }
      },
      any("time \(comparison.text) 300ms") { comparison.holds($0.now.seconds, 0.3) },
      any("app == active") { $0.app == .active },
      any("container.selected == A or container.selected == null") { session in
        session.containers.contains {
          ($0.kind == .value || $0.kind == .card) && $0.name == Name(.selected)
            && ($0.committed.last == nil || $0.committed.last == session.nameOfA)
        }
      },
      any("animator.running") { $0.animators.contains(where: \.isRunning) },
    ]
  }

  private static func screens(_ screen: Name, _ spelling: String) -> [Self] {
    func any(_ text: String, _ holds: @escaping (Session) -> Bool) -> Self {
      Self(text: text) { places, place in holds(places[place].session) }
    }
    return [
      any("stack.main.top == \(spelling)") { $0.main?.committed.last == screen },
      any("stack.main[1] != \"\(spelling)\"") { session in
        guard let main = session.main, main.committed.count > 1 else { return false }
        return main.committed[1] != screen
      },
      any("stack.committed contains \(spelling)") { session in
        session.containers.contains { $0.kind == .stack && $0.committed.contains(screen) }
      },
      any("stack.main.model == [A, \(spelling)]") { session in
        session.main?.model == [session.nameOfA, screen].compactMap(\.self)
      },
      any("stack.main.model != stack.main.committed") { session in
        session.main.map { $0.model != $0.committed } ?? false
      },
      any("stack.main.top == presented.top") { session in
        guard let top = session.main?.committed.last, let other = session.presented.last else {
          return false
        }
        return top == other
      },
      any("flag.\(spelling)") { $0.flag(screen) },
      any("bar.nav == shown") { session in
        session.bars.contains { $0.part == Name(.nav) && $0.value == Name(.shown) }
      },
    ]
  }
}

extension Session {
  /// The first screen of a `RandomSession`.
  fileprivate var nameOfA: Name? {
    Name(index: UInt32(WellKnownName.allCases.count))
  }
}
