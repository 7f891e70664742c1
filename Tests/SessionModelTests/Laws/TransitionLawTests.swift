import SessionModel
import Testing

@Suite("In any log, a transition")
struct TransitionLawTests {
  static let seeds: Range<UInt64> = 0..<200

  @Test(
    "is committed once and completes once",
    arguments: RandomLog.sensible,
    seeds
  )
  func lives(log: RandomLog, seed: UInt64) {
    var (lives, watched) = (TransitionLives(), WatchedSession())
    watched.replay(log.events(seed: seed)) { step in
      for fact in step.facts { lives.take(fact) }
      let open = step.after.transitions.filter(\.isOpen).map(\.id)
      #expect(lives.open == Set(open), "\(log) \(seed)")
    }
    #expect(lives.flaws == [], "\(log) \(seed)")
  }

  @Test("is the only one of its container", arguments: RandomLog.allCases, seeds)
  func oneEach(log: RandomLog, seed: UInt64) {
    var watched = WatchedSession()
    watched.replay(log.events(seed: seed)) { step in
      let moved = step.after.transitions.filter(\.isOpen).map { [$0.window, $0.container] }
      #expect(Set(moved).count == moved.count, "\(log) \(seed)")
    }
  }

  @Test(
    "leaves nothing behind: its stack says what it holds, and nobody waits",
    arguments: RandomLog.allCases,
    seeds
  )
  func atRest(log: RandomLog, seed: UInt64) {
    var watched = WatchedSession()
    watched.replay(log.events(seed: seed)) { step in
      let open = step.after.transitions.filter(\.isOpen)
      let moving = Set(open.map(\.container))
      for container in step.after.containers where !moving.contains(container.name) {
        #expect(container.model == container.committed, "\(log) \(seed)")
      }
      let busy = Set(open.map(\.window))
      #expect(step.after.queue.allSatisfy { busy.contains($0.window) }, "\(log) \(seed)")
    }
  }

  @Test(
    "that is cancelled gives the stack back as it was",
    arguments: RandomLog.sensible,
    seeds
  )
  func cancelled(log: RandomLog, seed: UInt64) {
    var watched = WatchedSession()
    watched.replay(log.events(seed: seed)) { step in
      let navigated = step.facts.contains { if case .navigated = $0 { true } else { false } }
      guard !navigated, !step.isSetup else { return }
      for container in step.after.containers {
        let known = step.before.containers.first {
          $0.name == container.name && $0.window == container.window
        }
        #expect(container.committed == known?.committed ?? [], "\(log) \(seed)")
      }
    }
  }

  @Test("shows between none and all of itself", arguments: RandomLog.sensible, seeds)
  func fraction(log: RandomLog, seed: UInt64) {
    var watched = WatchedSession()
    watched.replay(log.events(seed: seed)) { step in
      for transition in step.after.transitions {
        #expect((0...1).contains(transition.fraction), "\(log) \(seed)")
        for later in [0, 1, 100_000, 250_000] as [Int64] {
          let time = step.after.now + Interval(microseconds: later)
          #expect((0...1).contains(transition.shownFraction(at: time)), "\(log) \(seed)")
        }
      }
    }
  }

  @Test("both finishes and is cancelled, in logs of every source", arguments: RandomLog.sensible)
  func covers(log: RandomLog) {
    var lives = TransitionLives()
    for seed in Self.seeds {
      var watched = WatchedSession()
      watched.replay(log.events(seed: seed)) { for fact in $0.facts { lives.take(fact) } }
    }
    #expect(lives.ends.finished > 300)
    #expect(lives.ends.cancelled > 30)
  }
}

extension WatchedSession.Step {
  var isSetup: Bool {
    if case .setup = event { true } else { false }
  }
}
