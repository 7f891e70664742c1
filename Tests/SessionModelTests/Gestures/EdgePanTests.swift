import SessionModel
import Testing

/// The rules of two edge pans that share a delegate, and so an interactor.
@Suite("A pair of edge pans")
struct EdgePanTests {
  static func scene(_ main: [String], pushes: String? = "N") -> SessionScene {
    var scene = SessionScene(main)
    scene.declare("left", .edgePan) {
      $0.edge = .left
      $0.preset = .edgePan
      $0.drive = .pop
    }
    let screen = pushes.map { scene.name($0) }
    scene.declare("right", .edgePan) {
      $0.edge = .right
      $0.preset = .edgePan
      $0.drive = screen.map { .push($0) }
    }
    return scene
  }

  struct Release: Sendable {
    var x: Double
    var vx: Double
    var state = GestureState.ended
    var finishes: Bool
    var tail: Double
  }

  @Test(
    "pops by the sign of the velocity, and by the distance only at rest",
    arguments: [
      Release(x: 120, vx: 1, finishes: true, tail: 0.35),
      Release(x: 360, vx: -1, finishes: false, tail: 0.45),
      Release(x: 240, vx: 0, finishes: true, tail: 0.2),
      Release(x: 200, vx: 0, finishes: false, tail: 0.25),
      Release(x: 240, vx: 50, state: .cancelled, finishes: true, tail: 0.2),
      Release(x: 240, vx: -50, state: .cancelled, finishes: false, tail: 0.3),
    ]
  )
  func pops(_ release: Release) {
    var scene = Self.scene(["A", "B"])
    scene.gesture("left", .began, at: 0.1)
    scene.gesture("left", .changed, tx: release.x, at: 0.2)
    #expect(agrees(scene.transition?.fraction, release.x / 400))
    #expect(scene.transitions == ["left.1"])
    scene.gesture("left", release.state, tx: release.x, vx: release.vx, at: 0.3)
    #expect(agrees(scene.tail, release.tail))
    scene.advance(to: 2)
    #expect(scene.committed == (release.finishes ? ["A"] : ["A", "B"]))
  }

  @Test("ignores a failure that no gesture preceded")
  func failure() {
    var scene = Self.scene(["A", "B"])
    scene.gesture("left", .failed, tx: 300, at: 0.1)
    scene.advance(to: 1)
    #expect(scene.committed == ["A", "B"])
    #expect(scene.probe.facts.isEmpty)
  }

  @Test("pushes leftwards, and a cancelled destination never appeared", arguments: [true, false])
  func pushes(_ finishes: Bool) {
    var scene = Self.scene(["A"])
    scene.gesture("right", .began, at: 0.1)
    #expect(scene.model == ["A", "N"])
    scene.gesture("right", .changed, tx: -100, at: 0.2)
    #expect(agrees(scene.transition?.fraction, 0.25))
    scene.gesture("right", .ended, tx: -100, vx: finishes ? -300 : 300, at: 0.3)
    scene.advance(to: 2)
    #expect(scene.committed == (finishes ? ["A", "N"] : ["A"]))
    #expect(scene.callbacks.contains("didAppear N") == finishes)
    #expect(scene.callbacks.contains("didShow N") == finishes)
  }

  @Test("shows 0 for a drag the wrong way, and keeps it")
  func backwards() {
    var scene = Self.scene(["A"])
    scene.gesture("right", .began, at: 0.1)
    scene.gesture("right", .changed, tx: 40, at: 0.2)
    #expect(agrees(scene.transition?.rawFraction, -0.1))
    #expect(scene.transition?.fraction == 0)
    scene.gesture("right", .changed, tx: -900, at: 0.3)
    #expect(scene.transition?.rawFraction == 1)
  }

  @Test("without a destination ignores everything")
  func noDestination() {
    var scene = Self.scene(["A"], pushes: nil)
    scene.gesture("right", .began, at: 0.1)
    scene.gesture("right", .changed, tx: -100, at: 0.2)
    scene.gesture("right", .ended, tx: -100, vx: -900, at: 0.3)
    scene.advance(to: 2)
    #expect(scene.committed == ["A"])
    #expect(scene.probe.facts.isEmpty)
  }

  @Test("at the root pops nothing and says so")
  func root() {
    var scene = Self.scene(["A"])
    scene.gesture("left", .began, at: 0.1)
    scene.gesture("left", .changed, tx: 100, at: 0.2)
    scene.gesture("left", .ended, tx: 100, vx: 900, at: 0.3)
    scene.advance(to: 2)
    #expect(scene.committed == ["A"])
    #expect(scene.callbacks.isEmpty)
    #expect(scene.probe.faults == [.popAtRoot, .updateBeforeStart, .finishBeforeStart])
  }

  @Test("that ends before its transition starts pops, even if it meant to cancel")
  func flick() {
    var scene = Self.scene(["A", "B"])
    scene.gesture("left", .began, tx: 20, at: 0.1)
    scene.gesture("left", .ended, tx: 20, vx: -100, at: 0.1)
    scene.advance(to: 0.3)
    #expect(scene.transition?.initiallyInteractive == false)
    #expect(agrees(scene.transition?.duration.seconds, 0.5))
    scene.advance(to: 2)
    #expect(scene.committed == ["A"])
  }

  @Test("loses its transition's end when the destination goes away meanwhile")
  func destinationVanishes() {
    var scene = Self.scene(["A"])
    scene.gesture("right", .began, at: 0.1)
    scene.gesture("right", .changed, tx: -100, at: 0.2)
    scene.declare("right", .edgePan) {
      $0.edge = .right
      $0.preset = .edgePan
    }
    scene.gesture("right", .changed, tx: -300, at: 0.3)
    scene.gesture("right", .ended, tx: -300, vx: -900, at: 0.4)
    scene.advance(to: 60)
    #expect(scene.transition?.phase == .interactive)
    #expect(agrees(scene.transition?.fraction, 0.25))
    #expect(scene.committed == ["A"])
  }

  @Test("switched off in the middle is judged by its velocity")
  func switchedOff() {
    var scene = Self.scene(["A", "B"])
    scene.gesture("left", .began, at: 0.1)
    scene.gesture("left", .changed, tx: 100, vx: 50, at: 0.2)
    let left = scene.name("left")
    scene.apply(.gestureControl(GestureControl(left, .enabled(false))), at: 0.3)
    #expect(scene.states(of: "left") == [.cancelled])
    scene.gesture("left", .cancelled, tx: 100, vx: 50, at: 0.3)
    #expect(scene.probe.faults.isEmpty)
    scene.advance(to: 2)
    #expect(scene.committed == ["A"])
  }

  @Test("shares one interactor: the later gesture takes it over")
  func sharedInteractor() {
    var scene = Self.scene(["A", "B"])
    scene.gesture("left", .began, at: 0.1)
    scene.gesture("left", .changed, tx: 100, at: 0.2)
    scene.gesture("right", .began, at: 0.3)
    scene.gesture("left", .changed, tx: 200, at: 0.4)
    #expect(agrees(scene.transition?.fraction, 0.25))
    scene.gesture("left", .ended, tx: 200, vx: 900, at: 0.5)
    #expect(scene.transition?.phase == .interactive)
    #expect(scene.probe.decisions.isEmpty)
  }
}
