import SessionModel
import Testing

@Suite("A recognizer's verdict")
struct VerdictTests {
  /// One recognizer, what its finger does, and what is told of it.
  struct Case: Sendable {
    var kind: RecognizerDeclaration.Kind
    var path: [(x: Double, y: Double, time: Double)]
    var reason: Arbitration.Reason
    var value = 0.0
    var limit = 0.0

    var scene: SessionScene {
      var scene = SessionScene(["A", "B"])
      scene.declare("g", kind)
      for (place, point) in path.enumerated() {
        let phase: Touch.Phase = place == 0 ? .down : place == path.count - 1 ? .up : .move
        scene.touch(phase, point.x, point.y, at: point.time)
      }
      scene.advance(to: 9)
      return scene
    }
  }

  static let cases = [
    Case(
      kind: .pan,
      path: [(100, 400, 1), (106, 408, 1.1), (106, 408, 1.2)],
      reason: .moved,
      value: 10,
      limit: 10
    ),
    Case(
      kind: .pan,
      path: [(100, 400, 1), (105.9, 408, 1.1), (105, 400, 1.2)],
      reason: .movedTooLittle,
      value: 5,
      limit: 10
    ),
    Case(
      kind: .edgePan,
      path: [(20, 400, 1), (30, 400, 1.1), (30, 400, 1.2)],
      reason: .moved,
      value: 10,
      limit: 10
    ),
    Case(
      kind: .edgePan,
      path: [(20.5, 400, 1), (90, 400, 1.1), (90, 400, 1.2)],
      reason: .outsideBand,
      value: 20.5,
      limit: 20
    ),
    Case(
      kind: .edgePan,
      path: [(5, 400, 1), (14, 410, 1.1), (90, 410, 1.2)],
      reason: .wrongDirection,
      value: 9,
      limit: 10
    ),
    Case(
      kind: .tap,
      path: [(100, 400, 1), (110, 400, 1.5)],
      reason: .tapped,
      value: 0.5,
      limit: 0.5
    ),
    Case(
      kind: .tap,
      path: [(100, 400, 1), (110.5, 400, 1.5)],
      reason: .strayed,
      value: 10.5,
      limit: 10
    ),
    Case(
      kind: .tap,
      path: [(100, 400, 1), (100, 400, 1.6)],
      reason: .tooLong,
      value: 0.500001,
      limit: 0.5
    ),
    Case(
      kind: .doubleTap,
      path: [(100, 400, 1), (100, 400, 1.1)],
      reason: .secondTapMissing,
      value: 0.350001,
      limit: 0.35
    ),
    Case(
      kind: .longPress,
      path: [(100, 400, 1), (110, 400, 1.2), (110, 400, 1.7)],
      reason: .pressed,
      value: 0.5,
      limit: 0.5
    ),
    Case(
      kind: .longPress,
      path: [(100, 400, 1), (111, 400, 1.2), (111, 400, 1.7)],
      reason: .strayed,
      value: 11,
      limit: 10
    ),
    Case(
      kind: .longPress,
      path: [(100, 400, 1), (100, 400, 1.25)],
      reason: .liftedTooSoon,
      value: 0.25,
      limit: 0.5
    ),
    Case(
      kind: .swipe,
      path: [(100, 400, 1), (138.25, 400, 1.25), (139, 400, 1.3)],
      reason: .swiped,
      value: 38.25,
      limit: 38.25
    ),
    Case(
      kind: .swipe,
      path: [(100, 400, 1), (138, 400, 1.25), (138, 400, 1.25)],
      reason: .movedTooLittle,
      value: 38,
      limit: 38.25
    ),
    Case(
      kind: .swipe,
      path: [(100, 400, 1), (160, 438, 1.25), (160, 438, 1.3)],
      reason: .drifted,
      value: 38,
      limit: 37.75
    ),
    Case(
      kind: .swipe,
      path: [(100, 400, 1), (99, 400, 1.25), (99, 400, 1.3)],
      reason: .wentBack,
      value: -1
    ),
    Case(
      kind: .swipe,
      path: [(100, 400, 1), (105, 400, 1.25), (105, 400, 1.6)],
      reason: .tooLong,
      value: 0.500001,
      limit: 0.5
    ),
    Case(
      kind: .pinch,
      path: [(100, 400, 1), (300, 400, 1.1)],
      reason: .tooFewFingers,
      value: 1,
      limit: 2
    ),
  ]

  @Test("comes with the number that decided and what it was held against", arguments: cases)
  func numbers(_ example: Case) {
    let verdicts = example.scene.probe.verdicts
    #expect(verdicts.count == 1)
    #expect(verdicts.first?.reason == example.reason)
    #expect(agrees(verdicts.first?.value, example.value))
    #expect(agrees(verdicts.first?.limit, example.limit))
    #expect(
      (verdicts.first?.verdict == .failed) == (example.scene.states(of: "g").first == .failed)
    )
  }

  @Test("on a pinch or a rotation counts what it will never show, too")
  func pairs() {
    let pinch = TwoFingerTests.pinch(from: 200, to: 190).probe.verdicts
    #expect(pinch.map(\.reason) == [.spread])
    #expect(agrees(pinch.first?.value, -10))
    #expect(pinch.first?.limit == 10)
    let rotation = TwoFingerTests.rotate(through: [45]).probe.verdicts
    #expect(rotation.map(\.reason) == [.turned])
    #expect(agrees(rotation.first?.value, 45))
  }

  @Test("names who prevented it, whom it waited for and who had to fail")
  func rivals() {
    var scene = SessionScene(["A", "B"])
    let pan = scene.name("pan")
    scene.declare("pan", .pan)
    scene.declare("press", .longPress) { $0.requireFailure = [pan] }
    let press = scene.name("press")
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.move, 105, 400, at: 1.6)
    scene.touch(.move, 150, 400, at: 1.7)
    #expect(
      scene.probe.verdicts == [
        Arbitration(press, .waiting, .requirementOpen, value: 0.5, limit: 0.5, rival: pan),
        Arbitration(pan, .recognized, .moved, value: 50, limit: 10),
        Arbitration(press, .failed, .prevented, rival: pan),
      ]
    )
  }

  @Test("says what a false begin read, that there is nothing to pop, and that a window is busy")
  func guards() {
    var steep = SessionScene(["A", "B"])
    let up = Expression(program: [.variable(.vy), .number(0), .less])
    steep.declare("g", .pan) { $0.begin = up }
    steep.touch(.down, 100, 400, at: 1)
    steep.touch(.move, 100, 420, at: 1.1)
    #expect(steep.probe.verdicts.map(\.reason) == [.beginRefused])
    #expect(agrees(steep.probe.verdicts.first?.values?.gestureVelocity.y, 200))

    for (stack, isBusy) in [(["A"], false), (["A", "B"], true)] {
      var scene = SessionScene(stack)
      scene.declare("g", .pan) { $0.drive = .pop }
      let sheet = scene.name("S")
      if isBusy { scene.call(.present(sheet), 3, at: 0.5) }
      scene.touch(.down, 100, 400, at: 1)
      scene.touch(.move, 150, 400, at: 1.1)
      #expect(scene.probe.verdicts.map(\.reason) == [isBusy ? .windowBusy : .rootScreen])
    }
  }

  @Test("is told once before every failure and every recognition, whatever the fingers do")
  func everyFailure() {
    for seed in UInt64(1)...60 {
      let session = RandomTouchSession(seed: seed)
      var probe = SessionProbe()
      var replayed = Session()
      for event in session.events { replayed.apply(event.event, at: event.time, telling: &probe) }
      var open: Arbitration?
      for (_, fact) in probe.facts {
        if case .arbitrated(let verdict) = fact, verdict.verdict != .waiting { open = verdict }
        guard case .recognized(let report) = fact else { continue }
        let isVerdict = report.state == .failed || report.state == .began
        guard isVerdict else { continue }
        #expect(open?.recognizer == report.recognizer)
        #expect((open?.verdict == .failed) == (report.state == .failed))
        open = nil
      }
    }
  }
}

extension SessionProbe {
  /// What was decided about recognizers, in order.
  var verdicts: [Arbitration] {
    facts.compactMap { if case .arbitrated(let verdict) = $0.fact { verdict } else { nil } }
  }
}
