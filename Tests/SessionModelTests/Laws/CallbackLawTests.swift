import SessionModel
import Testing

@Suite("In any log of an app, a screen")
struct CallbackLawTests {
  static let seeds: Range<UInt64> = 0..<300

  @Test("is told that it did only what it was told that it will", arguments: seeds)
  func balance(seed: UInt64) {
    var (balance, watched) = (AppearanceBalance(), WatchedSession())
    watched.replay(RandomLog.observed.events(seed: seed)) { step in
      for fact in step.facts { balance.take(fact) }
      guard !step.after.transitions.contains(where: \.isOpen) else { return }
      #expect(balance.isEven, "\(seed)")
      #expect(step.after.appearances.allSatisfy { $0.state == .visible }, "\(seed)")
    }
    #expect(balance.flaws == [], "\(seed)")
    #expect(balance.count > 0)
  }

  @Test("is shown once by every transition of a stack that finishes", arguments: seeds)
  func didShow(seed: UInt64) {
    var (shown, completed, watched) = (0, 0, WatchedSession())
    watched.replay(RandomLog.observed.events(seed: seed)) { step in
      for fact in step.facts {
        switch fact {
        case .callback(let callback) where callback.kind == .didShow: shown += 1
        case .completed(let id, finished: true):
          let known = step.before.transitions.last { $0.id == id }
          if known?.showsScreen ?? id.isOfStack { completed += 1 }
        default: break
        }
      }
      #expect(shown == completed, "\(seed)")
    }
  }
}

extension Transition {
  /// Whether it ends by showing another screen of a stack.
  fileprivate var showsScreen: Bool {
    to != .none && (kind == .push || kind == .pop || kind == .set)
  }
}

extension TransitionID {
  /// Whether it is derived from a call that changes a stack; such a transition may come and go at once.
  fileprivate var isOfStack: Bool {
    let bases: [WellKnownName] = [.push, .pop, .popTo, .popToRoot, .setStack]
    return bases.contains { Name($0) == base }
  }
}
