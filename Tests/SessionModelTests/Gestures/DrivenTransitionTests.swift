import SessionModel
import Testing

@Suite("A gesture that drives a transition")
struct DrivenTransitionTests {
  static func pan(
    _ drive: RecognizerDeclaration.Drive,
    _ main: [String] = ["A", "B"],
    policies: [Policy: Double] = [:],
    _ rules: (inout RecognizerDeclaration) -> Void = { _ in }
  ) -> SessionScene {
    var scene = SessionScene(main, policies: policies)
    scene.declare("g", .pan) {
      $0.drive = drive
      rules(&$0)
    }
    return scene
  }

  struct Release: Sendable {
    var fraction: Double
    var velocity: Double
    var rest = 0.0
    var finishes: Bool
    var rule: Decision.Rule
  }

  @Test(
    "is judged by speed, then by distance, and a rest has no speed",
    arguments: [
      Release(fraction: 0.2, velocity: 300.1, finishes: true, rule: .flick),
      Release(fraction: 0.2, velocity: 300, finishes: false, rule: .progress),
      Release(fraction: 0.9, velocity: -300.1, finishes: false, rule: .flick),
      Release(fraction: 0.5, velocity: -300, finishes: true, rule: .progress),
      Release(fraction: 0.499, velocity: 0, finishes: false, rule: .progress),
      Release(fraction: 0.2, velocity: 900, rest: 0.1, finishes: true, rule: .flick),
      Release(fraction: 0.2, velocity: 900, rest: 0.100001, finishes: false, rule: .progress),
    ]
  )
  func defaultRule(_ release: Release) {
    var scene = Self.pan(.pop)
    let x = release.fraction * 400
    scene.gesture("g", .began, at: 1)
    scene.gesture("g", .changed, tx: x, vx: release.velocity, at: 1.1)
    scene.gesture("g", .ended, tx: x, vx: release.velocity, at: 1.1 + release.rest)
    #expect(scene.probe.decisions.map(\.decision.finishes) == [release.finishes])
    #expect(scene.probe.decisions.map(\.decision.rule) == [release.rule])
    let share = release.finishes ? 1 - release.fraction : release.fraction
    #expect(agrees(scene.tail, share * 0.35))
    scene.advance(to: 3)
    #expect(scene.committed == (release.finishes ? ["A"] : ["A", "B"]))
  }

  @Test("obeys its own rule, duration, curves, style and extent")
  func declaredRule() {
    var scene = Self.pan(.pop) {
      $0.finish = Expression(program: [.variable(.fraction), .number(0.7), .greater])
      $0.onCancel = .rule
      $0.duration = Interval(seconds: 2)
      $0.curve = .easeIn
      $0.completionCurve = .linear
      $0.style = Name(.slide)
      $0.extent = 200
    }
    scene.gesture("g", .began, at: 1)
    scene.gesture("g", .changed, tx: 150, at: 1.1)
    #expect(scene.transition?.curve == .easeIn)
    #expect(scene.transition?.style == Name(.slide))
    scene.gesture("g", .cancelled, tx: 150, at: 1.2)
    #expect(scene.probe.decisions.map(\.decision.rule) == [.declared])
    #expect(agrees(scene.tail, 0.5))
    scene.advance(to: 1.45)
    #expect(agrees(scene.transition?.shownFraction(at: scene.session.now), 0.875))
    scene.advance(to: 1.7)
    #expect(scene.committed == ["A"])
  }

  @Test("without any extent stays where it is", arguments: [0.0, -200, .nan])
  func noExtent(_ extent: Double) {
    var scene = Self.pan(.pop) { $0.extent = extent }
    scene.gesture("g", .began, at: 1)
    scene.gesture("g", .changed, tx: 150, at: 1.1)
    #expect(scene.transition?.rawFraction == 0)
    scene.gesture("g", .ended, tx: 150, at: 1.2)
    scene.advance(to: 2)
    #expect(scene.committed == ["A", "B"])
  }

  /// Height of a sheet as a share of the window's.
  static let sheetShare = 793.0 / 852

  @Test("goes the way of what it drives, in either layout direction")
  func directions() {
    for (layout, sign) in [(LayoutDirection.ltr, 1.0), (.rtl, -1)] {
      var scene = SessionScene(["A", "B"], direction: layout)
      let screen = scene.name("C")
      let ways: [(RecognizerDeclaration.Drive, Double, Double)] = [
        (.pop, 100 * sign, 0), (.push(screen), -100 * sign, 0), (.present(screen), 0, -200),
        (.dismiss, 0, 200 * Self.sheetShare),
      ]
      for (place, (drive, tx, ty)) in ways.enumerated() {
        let (name, start) = ("g\(place)", Double(place + 1) * 10)
        scene.declare(name, .pan) { $0.drive = drive }
        scene.gesture(name, .began, at: start)
        scene.gesture(name, .changed, tx: tx, ty: ty, at: start + 1)
        #expect(agrees(scene.transition?.fraction, 0.25))
        #expect(scene.transitions == ["\(name).1"])
        scene.gesture(name, .ended, tx: tx * 4, ty: ty * 4, at: start + 2)
      }
      scene.advance(to: 60)
      #expect(scene.committed == ["A", "C"])
      #expect(scene.session.container(Name(.presented))?.committed == [])
    }
  }

  @Test(
    "turns to the neighbouring tab",
    arguments: [(-100.0, "b", "c"), (100, "b", "a"), (-100, "c", "c"), (100, "a", "a")]
  )
  func tabs(_ tx: Double, _ from: String, _ to: String) {
    var scene = SessionScene([])
    let tabs = ["a", "b", "c"].map { scene.name($0) }
    let selected = scene.name(from)
    let setup = Setup.Containers(
      lists: [.init(Name(.tabs), tabs)],
      values: [.init(Name(.selected), selected)]
    )
    scene.apply(.setup(.containers(setup)), at: 0)
    scene.declare("g", .pan) { $0.drive = .tab }
    scene.gesture("g", .began, tx: tx / 10, at: 1)
    scene.gesture("g", .changed, tx: tx, at: 1.1)
    #expect(from == to || agrees(scene.transition?.fraction, 0.25))
    scene.gesture("g", .ended, tx: tx * 3, at: 1.2)
    scene.advance(to: 3)
    #expect(scene.spell(scene.session.container(Name(.selected))?.committed ?? []) == [to])
  }

  @Test("that is over at once lets the call run by itself")
  func discrete() {
    var scene = SessionScene(["A", "B"])
    let screen = scene.name("C")
    scene.declare("tap", .tap) { $0.drive = .push(screen) }
    scene.touch(.down, 200, 400, at: 1)
    scene.touch(.up, 200, 400, at: 1.1)
    #expect(scene.transitions == ["tap.1"])
    scene.advance(to: 1.2)
    #expect(scene.transition?.phase == .animating)
    scene.advance(to: 2)
    #expect(scene.committed == ["A", "B", "C"])
  }

  @Test("that only holds still lets the call run by itself too")
  func longPress() {
    var scene = SessionScene(["A"])
    let screen = scene.name("S")
    scene.declare("press", .longPress) { $0.drive = .present(screen) }
    scene.touch(.down, 200, 400, at: 1)
    scene.advance(to: 1.6)
    #expect(scene.transition?.phase == .animating)
    scene.touch(.up, 200, 400, at: 1.7)
    scene.advance(to: 3)
    #expect(scene.spell(scene.session.container(Name(.presented))?.committed ?? []) == ["S"])
    #expect(scene.probe.faults.isEmpty)
  }

  @Test(
    "waits in the queue, and follows the finger if that is still down",
    arguments: [true, false]
  )
  func queued(_ lifts: Bool) {
    var scene = Self.pan(.pop)
    let screen = scene.name("C")
    scene.call(.push(screen), 0.5, at: 1)
    scene.gesture("g", .began, at: 1.2)
    scene.gesture("g", .changed, tx: 100, at: 1.3)
    #expect(scene.session.queue.count == 1)
    if lifts { scene.gesture("g", .ended, tx: 100, at: 1.4) }
    scene.advance(to: 1.6)
    #expect(scene.transition?.phase == (lifts ? .animating : .interactive))
    #expect(agrees(scene.transition?.fraction, lifts ? 0 : 0.25))
    if !lifts { scene.gesture("g", .ended, tx: 100, at: 1.7) }
    scene.advance(to: 3)
    #expect(scene.committed == (lifts ? ["A", "B"] : ["A", "B", "C"]))
  }

  @Test("lets the log finish its transition, and then has nothing to say")
  func finishedByTheLog() {
    var scene = Self.pan(.pop)
    let base = scene.name("g")
    scene.gesture("g", .began, at: 1)
    scene.gesture("g", .changed, tx: 200, at: 1.1)
    scene.apply(.transition(TransitionReport(TransitionID(base, count: 1), .finish)), at: 1.2)
    scene.gesture("g", .ended, tx: 200, vx: -900, at: 1.21)
    #expect(scene.probe.faults == [.staleInteractor])
    #expect(agrees(scene.tail, 0.175))
    scene.advance(to: 3)
    #expect(scene.committed == ["A"])
  }

  @Test("takes only the rules of a preset that was made for something else")
  func foreignPreset() {
    var scene = Self.pan(.dismiss) { $0.preset = .backSwipe }
    let screen = scene.name("S")
    scene.call(.present(screen), at: 1)
    scene.gesture("g", .began, at: 2)
    scene.gesture("g", .changed, ty: 200 * Self.sheetShare, at: 2.1)
    #expect(agrees(scene.transition?.fraction, 0.25))
    #expect(agrees(scene.transition?.duration.seconds, 0.3))
    #expect(!scene.flag(.duringPop))
    scene.call(.push(screen), at: 2.2)
    #expect(!scene.flag(.duringPush))
  }

  @Test("is named after its recognizer, which shares the counter with a call of that name")
  func derivedNames() {
    var scene = SessionScene(["A", "B", "C", "D"])
    scene.declare("pop", .pan) { $0.drive = .pop }
    scene.call(.pop, at: 1)
    scene.advance(to: 1.1)
    scene.gesture("pop", .began, at: 2)
    #expect(scene.transitions == ["pop.2"])
  }

  @Test("speaks by the reported states from the first report on")
  func reportsWin() {
    var scene = Self.pan(.pop)
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.move, 200, 400, at: 1.1)
    #expect(scene.transitions == ["g.1"])
    scene.gesture("g", .began, tx: 40, at: 1.1)
    scene.touch(.move, 300, 400, at: 1.2)
    #expect(agrees(scene.transition?.fraction, 0.1))
    scene.gesture("g", .changed, tx: 80, at: 1.2)
    #expect(agrees(scene.transition?.fraction, 0.2))
    scene.touch(.up, 300, 400, at: 1.3)
    #expect(scene.transition?.phase == .interactive)
    scene.gesture("g", .ended, tx: 80, at: 1.3)
    #expect(scene.probe.faults.isEmpty)
    #expect(scene.transitions == ["g.1"])
    scene.advance(to: 3)
    #expect(scene.committed == ["A", "B"])
    scene.touch(.down, 100, 400, at: 4)
    scene.touch(.move, 200, 400, at: 4.1)
    #expect(scene.session.transitions.isEmpty)
  }

  @Test("gives the velocity towards completion to transitions of the log")
  func reportedVelocity() {
    var scene = SessionScene(["A", "B"])
    let (id, edge) = (TransitionID(scene.name("t1")), Name(.edgePan))
    scene.gesture("edgePan", .began, tx: 60, vx: 1500, at: 1)
    let beginning = TransitionReport.Beginning(.pop, .interactive, cause: .recognizer(edge))
    scene.apply(.transition(TransitionReport(id, .begin(beginning))), at: 1)
    scene.apply(.transition(TransitionReport(id, .finish)), at: 1.1)
    #expect(scene.probe.decisions.map(\.decision.velocity) == [1500])
    scene.advance(to: 99)
    #expect(scene.transition?.phase == .finishing)
  }
}
