import SessionModel
import Testing

/// The built-in rule of presented sheets, on a sheet of 793 points.
@Suite("A sheet under a finger")
struct SheetTests {
  static func scene(_ policies: [Policy: Double] = [:]) -> SessionScene {
    var scene = SessionScene(["A"], width: 393, height: 852, policies: policies)
    let list = Setup.Containers.List(Name(.presented), [scene.name("S")])
    scene.apply(.setup(.containers(.init(lists: [list]))), at: 0)
    scene.declare("pull", .pan) { $0.drive = .dismiss }
    return scene
  }

  static func pulled(
    _ ty: Double,
    vy: Double,
    _ policies: [Policy: Double] = [:]
  ) -> SessionScene {
    var scene = scene(policies)
    scene.gesture("pull", .began, ty: 2, at: 0.1)
    scene.gesture("pull", .changed, ty: ty, at: 0.2)
    scene.gesture("pull", .ended, ty: ty, vy: vy, at: 0.25)
    return scene
  }

  struct Release: Sendable {
    var ty: Double
    var vy: Double
    var finishes: Bool
  }

  @Test(
    "leaves beyond half of its height, or thrown with 1000 pt/s, whatever its speed upwards",
    arguments: [
      Release(ty: 396.4, vy: 0, finishes: false),
      Release(ty: 396.6, vy: 0, finishes: true),
      Release(ty: 100, vy: 999.9, finishes: false),
      Release(ty: 100, vy: 1000, finishes: true),
      Release(ty: 400, vy: -3000, finishes: true),
      Release(ty: -50, vy: -3000, finishes: false),
    ]
  )
  func rule(_ release: Release) {
    let scene = Self.pulled(release.ty, vy: release.vy)
    #expect(scene.probe.decisions.map(\.decision.finishes) == [release.finishes])
  }

  @Test("moves as a spring does once it is let go, however far it has to go")
  func spring() {
    for ty in [1.0, 100, 700] {
      let scene = Self.pulled(ty, vy: 0)
      #expect(agrees(scene.tail, 0.6))
      #expect(scene.transition?.completionCurve == .spring(mass: 3, stiffness: 1000, damping: 500))
    }
    #expect(agrees(Self.pulled(-20, vy: 0).tail, 0))
  }

  @Test("is at rest sooner the more of its way may be left, and moves at the same pace")
  func settling() {
    for (tolerance, tail) in [(0.001, 0.6), (0.01, 0.4), (0.0001, 0.7)] {
      let policies: [Policy: Double] = tolerance == 0.001 ? [:] : [.settleTolerance: tolerance]
      var scene = Self.pulled(500, vy: 0, policies)
      #expect(agrees(scene.tail, tail))
      scene.advance(to: 0.35)
      let left = scene.transition.map { 1 - $0.shownFraction(at: scene.session.now) }
      // After 0.1 s a spring of 18.26 a second has 0.455222 of its way left.
      #expect(agrees(left, (1 - 500.0 / 793) * 0.455222))
    }
  }

  /// What is shown of a pulled sheet's tail after a hundredth of a second.
  static func shown(_ scene: SessionScene) throws -> Double {
    let transition = try #require(scene.transition)
    return transition.shownFraction(at: transition.movesSince + Interval(seconds: 0.01))
  }

  @Test(
    "goes on at the finger's speed if the policy says so, and rests at the same time",
    arguments: [(500.0, 1200.0), (500, 0), (100, 2000), (300, 900), (300, -400)]
  )
  func thrown(_ ty: Double, _ vy: Double) throws {
    var (still, thrown) = (Self.pulled(ty, vy: vy), Self.pulled(ty, vy: vy, [.springStart: 1]))
    #expect(agrees(thrown.tail, 0.6))
    let coded = try Session(encoded: thrown.session.encoded())
    #expect(coded == thrown.session)
    // A hundredth of a second at the finger's speed, slowed down as a critical spring does.
    let gained = try Self.shown(thrown) - Self.shown(still)
    #expect((gained * 793 - vy * 0.01 * 0.833122836).magnitude < 1e-3)
    thrown.advance(to: 2)
    still.advance(to: 2)
    #expect(thrown.committed(.presented) == still.committed(.presented))
  }

  @Test(
    "stays drawn in numbers however it was thrown",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308]
  )
  func strangeSpeeds(_ vy: Double) throws {
    for ty in [1e-9, 400, 792.999999] {
      let scene = Self.pulled(ty, vy: vy, [.springStart: 1])
      let transition = try #require(scene.transition)
      for step in 0...70 {
        let time = transition.movesSince + Interval(seconds: Double(step) / 100)
        #expect(transition.shownFraction(at: time).isFinite)
      }
    }
  }

  @Test("keeps the rules that its recognizer declares")
  func declared() {
    var scene = Self.scene()
    scene.declare("own", .pan) {
      $0.drive = .dismiss
      $0.extent = 200
      $0.completionCurve = .linear
      $0.finish = Expression(program: [.variable(.fraction), .number(0.2), .greater])
    }
    scene.gesture("own", .began, ty: 2, at: 0.1)
    scene.gesture("own", .changed, ty: 50, at: 0.2)
    #expect(agrees(scene.transition?.fraction, 0.25))
    scene.gesture("own", .ended, ty: 50, at: 0.3)
    #expect(scene.probe.decisions.map(\.decision.finishes) == [true])
    #expect(agrees(scene.tail, 0.75 * 0.35))
  }

  @Test("that is a full screen is judged by the default rule, on the whole window")
  func fullScreen() {
    let scene = Self.pulled(420, vy: 0, [.presentationStyle: 1])
    #expect(scene.probe.decisions.map(\.decision.finishes) == [false])
    #expect(agrees(scene.probe.decisions.first?.decision.fraction, 420.0 / 852))
  }

  @Test("tells its delegate when it begins to go and when it is gone, and nothing of calls")
  func delegate() {
    var scene = Self.pulled(500, vy: 0)
    scene.advance(to: 2)
    #expect(scene.dismissals == ["willDismiss S", "didDismiss S"])
    var returned = Self.pulled(50, vy: 0)
    returned.advance(to: 2)
    #expect(returned.dismissals == ["willDismiss S"])
    var called = Self.scene()
    called.call(.dismiss(nil), 0.4, at: 0.1)
    called.advance(to: 2)
    #expect(called.dismissals.isEmpty)
    #expect(called.committed(.presented).isEmpty)
  }

  @Test("does nothing while it is dragged up, and follows the same finger down")
  func upwards() {
    var scene = Self.scene()
    scene.touch(.down, 200, 300, at: 1)
    scene.touch(.move, 200, 250, at: 1.1)
    scene.touch(.move, 200, 200, at: 1.2)
    #expect(scene.recognizer("pull")?.state == .changed)
    #expect(scene.session.transitions.isEmpty && scene.dismissals.isEmpty)
    var lifted = scene
    lifted.touch(.up, 200, 200, at: 1.3)
    lifted.advance(to: 3)
    #expect(lifted.callbacks.isEmpty && lifted.dismissals.isEmpty && lifted.probe.faults.isEmpty)

    scene.touch(.move, 200, 400, at: 1.3)
    scene.touch(.move, 200, 790, at: 1.4)
    #expect(scene.dismissals == ["willDismiss S"])
    #expect(agrees(scene.transition?.fraction, 500.0 / 793))
    scene.touch(.up, 200, 790, at: 1.6)
    scene.advance(to: 3)
    #expect(scene.dismissals == ["willDismiss S", "didDismiss S"])
    #expect(scene.committed(.presented).isEmpty)
  }

  @Test("that must not go hears of no attempt by a drag upwards")
  func heldBackUpwards() {
    var scene = Self.scene([.modalInPresentation: 1])
    scene.gesture("pull", .began, ty: -2, at: 0.1)
    scene.gesture("pull", .ended, ty: -200, at: 0.2)
    #expect(scene.dismissals.isEmpty)
    scene.gesture("pull", .began, ty: -2, at: 0.3)
    scene.gesture("pull", .changed, ty: 200, at: 0.4)
    scene.gesture("pull", .ended, ty: 200, at: 0.5)
    #expect(scene.dismissals == ["didAttemptToDismiss S"])
  }

  @Test("that must not go stays, and tells its delegate of the attempt when the finger lifts")
  func heldBack() {
    var scene = Self.pulled(500, vy: 2000, [.modalInPresentation: 1])
    scene.advance(to: 2)
    #expect(scene.dismissals == ["didAttemptToDismiss S"])
    #expect(scene.callbacks.isEmpty)
    #expect(scene.committed(.presented) == ["S"])
    scene.gesture("pull", .began, ty: 2, at: 3)
    scene.gesture("pull", .cancelled, ty: 500, at: 3.1)
    #expect(scene.dismissals.count == 1)
    scene.call(.dismiss(nil), 0.4, at: 4)
    scene.advance(to: 5)
    #expect(scene.committed(.presented).isEmpty)
  }
}

extension SessionScene {
  /// What the presentation's delegate heard.
  var dismissals: [String] {
    probe.facts.compactMap {
      if case .dismissal(let step, let screen) = $0.fact { "\(step) \(names[screen])" } else { nil }
    }
  }

  func committed(_ container: WellKnownName) -> [String] {
    spell(session.container(Name(container))?.committed ?? [])
  }
}
