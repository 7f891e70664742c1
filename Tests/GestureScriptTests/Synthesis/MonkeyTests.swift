import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A monkey")
struct MonkeyTests {
  /// Runs a monkey and replays what it did.
  struct Outing {
    var names = NameTable()
    let events: [TimedEvent]
    let end: Time
    var session: Session
    var faults: [Fault] = []
    var depths: ClosedRange<Int> = 2...2

    init(
      seed: UInt64,
      seconds: Double = 30,
      isPolite: Bool = false,
      setup: [Setup]? = nil,
      rate: Double = 120
    ) {
      session = Session()
      var sink = Faults()
      for setup in setup ?? Outing.setup(&names) {
        session.apply(.setup(setup), at: .zero, telling: &sink)
      }
      let monkey = Monkey(seed: seed, duration: Interval(seconds: seconds), isPolite: isPolite)
      let start = Time(microseconds: 500_000)
      (events, end) = monkey.events(
        after: session,
        names: &names,
        startingAt: start,
        rate: rate
      )
      replay(&sink)
      faults = sink.faults
    }

    private mutating func replay(_ sink: inout Faults) {
      for timed in events {
        session.apply(timed.event, at: timed.time, telling: &sink)
        let depth = session.container(.main)?.model.count ?? 0
        depths = min(depths.lowerBound, depth)...max(depths.upperBound, depth)
      }
      session.advance(to: end, telling: &sink)
    }

    static func setup(_ names: inout NameTable) -> [Setup] {
      let stack = Setup.Containers.List(.main, [names.intern("A"), names.intern("B")])
      let tabs = Setup.Containers.List(
        Name(.tabs),
        ["one", "two", "three"].map { names.intern($0) }
      )
      var back = RecognizerDeclaration(names.intern("back"), .pan)
      back.preset = .backSwipe
      back.stack = .main
      var zoom = RecognizerDeclaration(names.intern("zoom"), .pinch)
      zoom.stack = .main
      return [
        .containers(Setup.Containers(lists: [stack, tabs])), .recognizer(back), .recognizer(zoom),
      ]
    }
  }

  struct Faults: FactSink {
    var faults: [Fault] = []

    mutating func receive(_ fact: Fact, at time: Time) {
      if case .fault(let fault, _) = fact { faults.append(fault) }
    }
  }

  @Test("does nothing illegal and leaves nothing touching", arguments: [false, true])
  func isLegal(isPolite: Bool) {
    for seed in 0..<UInt64(100) {
      let outing = Outing(seed: seed, isPolite: isPolite)
      #expect(Track.flaws(in: outing.events).isEmpty, "\(seed)")
      #expect(!outing.faults.contains(.touchIllegalPhase), "\(seed)")
      #expect(!outing.faults.contains(.timeWentBack), "\(seed)")
      #expect(!outing.faults.contains(.illegalRecognizerTransition), "\(seed)")
      #expect(!outing.faults.contains(.duplicatePush), "\(seed)")
      #expect((1...12).contains(outing.depths.lowerBound), "\(seed)")
      #expect((1...12).contains(outing.depths.upperBound), "\(seed)")
      #expect(outing.session.touches.isEmpty, "\(seed)")
      #expect(outing.session.app == .active, "\(seed)")
      #expect(outing.session.windows[0].size == Size(width: 390, height: 844), "\(seed)")
      #expect(outing.end >= Time(microseconds: 30_500_000), "\(seed)")
      #expect(outing.events.last.map { $0.time <= outing.end } == true, "\(seed)")
    }
  }

  @Test("that is polite acts at rest alone and ends at rest")
  func polite() {
    for seed in 0..<UInt64(100) {
      let outing = Outing(seed: seed, isPolite: true)
      #expect(isAtRest(outing.session), "\(seed)")
      var names = NameTable()
      var session = Session()
      var silence = NoFacts()
      for setup in Outing.setup(&names) {
        session.apply(.setup(setup), at: .zero, telling: &silence)
      }
      for timed in outing.events {
        session.advance(to: timed.time, telling: &silence)
        if isOnlyAtRest(timed.event) { #expect(isAtRest(session), "\(seed): \(timed)") }
        session.apply(timed.event, at: timed.time, telling: &silence)
      }
    }
  }

  @Test("that is not polite calls in the middle of things, and is interrupted")
  func impolite() {
    var (queued, cancelled, left) = (0, 0, 0)
    for seed in 0..<UInt64(20) {
      let outing = Outing(seed: seed)
      var touching = 0
      for timed in outing.events {
        switch timed.event {
        case .touch(let touch):
          if touch.phase == .down { touching += 1 }
          if touch.phase == .up || touch.phase == .cancel { touching -= 1 }
          if touch.phase == .cancel { cancelled += 1 }
        case .call: queued += touching > 0 ? 1 : 0
        case .app(.inactive): left += touching > 0 ? 1 : 0
        default: break
        }
      }
    }
    #expect(queued > 20)
    #expect(cancelled > 10)
    #expect(left > 3)
  }

  @Test("does the same for the same seed, and something else for another")
  func seeds() {
    var firsts: Set<Int64> = []
    for seed in 0..<UInt64(50) {
      let outing = Outing(seed: seed, seconds: 5)
      #expect(outing.events == Outing(seed: seed, seconds: 5).events, "\(seed)")
      firsts.insert(outing.events.last?.time.microseconds ?? 0)
    }
    #expect(firsts.count > 45)
  }

  @Test("invents few names")
  func names() {
    var outing = Outing(seed: 1, seconds: 600)
    let count = outing.names.count
    let monkey = Monkey(seed: 2, duration: Interval(seconds: 60))
    _ = monkey.events(
      after: outing.session,
      names: &outing.names,
      startingAt: outing.end,
      rate: 120
    )
    #expect(outing.names.count == count)
    #expect(outing.names.additions.count < 70)
  }

  @Test("of no or nonsensical duration, rate or session does no harm")
  func nonsense() {
    for microseconds in [Int64.min, -1, 0, 1, 1_000_000] {
      for rate in [Double.nan, -.infinity, 0, 1, 10_000, .infinity] {
        var names = NameTable()
        var session = Session()
        var silence = NoFacts()
        session.apply(
          .rotation(Size(width: .nan, height: -.infinity), window: nil),
          at: .zero,
          telling: &silence
        )
        let duration = Interval(microseconds: microseconds)
        let (events, end) = Monkey(seed: 3, duration: duration).events(
          after: session,
          names: &names,
          startingAt: Time(microseconds: -5),
          rate: rate
        )
        #expect(Track.flaws(in: events).isEmpty)
        #expect(end >= .zero)
        #expect(microseconds > 0 || events.isEmpty)
      }
    }
  }

  @Test("goes to every kind of event it knows")
  func variety() {
    var kinds: [String: Int] = [:]
    for seed in 0..<UInt64(20) {
      for timed in Outing(seed: seed).events { kinds[kind(of: timed.event), default: 0] += 1 }
    }
    let expected: Set = [
      "down", "move", "up", "cancel", "gesture", "push", "pop", "popTo", "popToRoot", "setStack",
      "present", "dismiss", "selectTab", "flag", "bars", "scroll", "mark", "rotation", "app",
    ]
    #expect(Set(kinds.keys) == expected)
  }

  private func isOnlyAtRest(_ event: Event) -> Bool {
    switch event {
    case .call, .app(.inactive), .rotation: true
    default: false
    }
  }

  private func isAtRest(_ session: Session) -> Bool {
    session.touches.isEmpty && session.queue.isEmpty && session.nextDeadlineTime == nil
      && !session.transitions.contains { $0.isOpen }
  }

  private func kind(of event: Event) -> String {
    switch event {
    case .touch(let touch): "\(touch.phase)"
    case .gesture: "gesture"
    case .call(let call):
      switch call.operation {
      case .push: "push"
      case .pop: "pop"
      case .popTo: "popTo"
      case .popToRoot: "popToRoot"
      case .setStack: "setStack"
      case .present: "present"
      case .dismiss: "dismiss"
      case .selectTab: "selectTab"
      }
    case .flag: "flag"
    case .bars: "bars"
    case .scroll: "scroll"
    case .mark: "mark"
    case .rotation: "rotation"
    case .app: "app"
    default: "\(event)"
    }
  }
}
