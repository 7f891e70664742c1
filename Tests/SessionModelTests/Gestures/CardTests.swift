import SessionModel
import Testing

/// The rules of a card that a pan scrubs and a tap toggles; one animator serves both.
@Suite("A card")
struct CardTests {
  static func scene(expanded: Bool = false, policies: [Policy: Double] = [:]) -> SessionScene {
    var scene = SessionScene([], policies: policies)
    let card = scene.name("sheet")
    let value = Name(expanded ? .expanded : .collapsed)
    scene.apply(.setup(.containers(.init(values: [.init(card, value)]))), at: 0)
    scene.declare("pan", .pan) {
      $0.preset = .card
      $0.card = card
      $0.extent = 200
    }
    scene.declare("tap", .tap) { $0.drive = .card(card) }
    return scene
  }

  static func value(_ scene: SessionScene) -> String? {
    scene.names.find("sheet").flatMap { scene.session.container($0)?.committed.last }
      .map { scene.names[$0] }
  }

  static func animator(_ scene: SessionScene) -> Animator? {
    scene.names.find("sheet").flatMap { scene.session.animator($0) }
  }

  static func isLocked(_ scene: SessionScene) -> Bool {
    scene.names.find("sheet").map { scene.session.flag($0) } ?? false
  }

  @Test(
    "is caught by strictly steep pans only",
    arguments: [(10.0, 10.0, false), (10, -10.1, true), (10, 9.9, false), (0, 10, true)]
  )
  func shouldBegin(_ x: Double, _ y: Double, _ begins: Bool) {
    var scene = Self.scene()
    scene.touch(.down, 200, 400, at: 1)
    scene.touch(.move, 200 + x, 400 + y, at: 1.1)
    #expect(scene.states(of: "pan") == [begins ? .began : .failed])
    #expect((Self.animator(scene)?.state == .active) == begins)
  }

  struct Release: Sendable {
    var expanded: Bool
    var ty: Double
    var vy: Double
    var reversed: Bool
    var remaining: Double
    var ends: String
  }

  @Test(
    "goes where the finger went, and flips only at the end",
    arguments: [
      Release(
        expanded: false,
        ty: -50,
        vy: -300,
        reversed: false,
        remaining: 0.196139,
        ends: "expanded"
      ),
      Release(
        expanded: false,
        ty: -50,
        vy: 300,
        reversed: true,
        remaining: 0.103861,
        ends: "collapsed"
      ),
      Release(
        expanded: true,
        ty: 50,
        vy: 10,
        reversed: false,
        remaining: 0.196139,
        ends: "collapsed"
      ),
      Release(
        expanded: true,
        ty: 50,
        vy: -10,
        reversed: true,
        remaining: 0.103861,
        ends: "expanded"
      ),
      Release(
        expanded: false,
        ty: -50,
        vy: 0,
        reversed: false,
        remaining: 0.196139,
        ends: "expanded"
      ),
    ]
  )
  func releases(_ release: Release) {
    var scene = Self.scene(expanded: release.expanded)
    scene.gesture("pan", .began, at: 1)
    #expect(Self.animator(scene)?.isRunning == false)
    scene.gesture("pan", .changed, ty: release.ty, at: 1.1)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), 0.25))
    scene.gesture("pan", .ended, ty: release.ty, vy: release.vy, at: 1.2)
    #expect(Self.animator(scene)?.isReversed == release.reversed)
    #expect(agrees(Self.animator(scene)?.remaining(at: scene.session.now), release.remaining))
    #expect(Self.value(scene) == (release.expanded ? "expanded" : "collapsed"))
    scene.advance(to: 2)
    #expect(Self.value(scene) == release.ends)
    let flips = release.ends != (release.expanded ? "expanded" : "collapsed")
    #expect(Self.isLocked(scene) == (flips && !release.expanded))
    let card = scene.names.find("sheet") ?? .none
    let told = scene.probe.facts.contains {
      $0.fact == .animatorCompleted(card, release.reversed ? .start : .end)
    }
    #expect(told)
  }

  @Test("that is let go by the system hangs where it was, and the next pan adds a completion")
  func cancelled() {
    var scene = Self.scene()
    scene.gesture("pan", .began, at: 1)
    scene.gesture("pan", .changed, ty: -80, at: 1.1)
    scene.gesture("pan", .cancelled, ty: -80, vy: -900, at: 1.2)
    scene.advance(to: 99)
    #expect(Self.animator(scene)?.state == .active)
    #expect(Self.animator(scene)?.isRunning == false)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), 0.4))
    #expect(Self.value(scene) == "collapsed")
    scene.gesture("pan", .began, at: 100)
    #expect(Self.animator(scene)?.completions == 2)
    scene.gesture("pan", .ended, vy: -10, at: 100.1)
    scene.advance(to: 101)
    #expect(Self.value(scene) == "collapsed")
    #expect(Self.isLocked(scene))
  }

  @Test("caught while a tap opens it toggles twice, and so ends as it was")
  func midFlight() {
    var scene = Self.scene()
    scene.touch(.down, 200, 400, at: 0.95)
    scene.touch(.up, 200, 400, at: 1)
    scene.gesture("pan", .began, at: 1.1)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), 0.231775))
    scene.gesture("pan", .changed, ty: -20, at: 1.2)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), 0.331775))
    scene.gesture("pan", .ended, ty: -20, vy: -100, at: 1.3)
    scene.advance(to: 3)
    #expect(Self.value(scene) == "collapsed")
    #expect(Self.isLocked(scene))
    let card = scene.names.find("sheet") ?? .none
    #expect(scene.probe.facts.count { $0.fact == .animatorCompleted(card, .end) } == 2)
    #expect(scene.probe.facts.count { $0.fact == .navigated(container: card) } == 2)
  }

  @Test("that ran back starts its next toggle reversed, unless the policy resets that")
  func staysReversed() {
    for (policy, reversed) in [(0.0, true), (1, false)] {
      var scene = Self.scene(policies: [.reversedPersistsAfterCompletion: policy])
      scene.gesture("pan", .began, at: 1)
      scene.gesture("pan", .changed, ty: -50, at: 1.1)
      scene.gesture("pan", .ended, ty: -50, vy: 300, at: 1.2)
      scene.advance(to: 2)
      scene.gesture("pan", .began, at: 3)
      #expect(Self.animator(scene)?.isReversed == reversed)
    }
  }

  @Test("may be dragged beyond its ends")
  func overdrag() {
    var scene = Self.scene()
    scene.gesture("pan", .began, at: 1)
    scene.gesture("pan", .changed, ty: -260, at: 1.1)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), 1.3))
    scene.gesture("pan", .changed, ty: 40, at: 1.2)
    #expect(agrees(Self.animator(scene)?.fraction(at: scene.session.now), -0.2))
  }

  @Test("toggles at a tap and is collapsed unless the log said otherwise")
  func tap() {
    var scene = SessionScene([])
    let card = scene.name("sheet")
    scene.declare("tap", .tap) { $0.drive = .card(card) }
    #expect(Self.value(scene) == "collapsed")
    for (start, value) in [(1.0, "expanded"), (2, "collapsed")] {
      scene.touch(.down, 200, 400, at: start)
      scene.touch(.up, 200, 400, at: start + 0.1)
      scene.advance(to: start + 0.9)
      #expect(Self.value(scene) == value)
      #expect(Self.isLocked(scene) == (value == "expanded"))
    }
  }
}
