import SessionModel
import Testing

/// The rules of a pan over the whole width whose delegate is the stack itself.
@Suite("A back swipe")
struct BackSwipeTests {
  static func scene(_ main: [String], _ policies: [Policy: Double] = [:]) -> SessionScene {
    var scene = SessionScene(main, policies: policies)
    scene.declare("back", .pan) { $0.preset = .backSwipe }
    return scene
  }

  @Test("follows the finger, cancels below half the width and puts everything back")
  func cancels() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 100, at: 0.2)
    #expect(agrees(scene.transition?.fraction, 0.25))
    scene.gesture("back", .changed, tx: 160, at: 0.3)
    #expect(agrees(scene.transition?.fraction, 0.40))
    #expect(scene.transitions == ["back.1"])
    scene.gesture("back", .ended, tx: 160, at: 0.4)
    #expect(scene.transition?.phase == .cancelling)
    #expect(agrees(scene.tail, 0.12))
    #expect(scene.model == ["R"])
    scene.advance(to: 1)
    #expect(scene.committed == ["R", "D"])
    #expect(scene.model == ["R", "D"])
    #expect(
      scene.callbacks == [
        "willDisappear D", "willAppear R", "willShow R",
        "willDisappear R", "didDisappear R", "willAppear D", "didAppear D",
      ]
    )
    #expect(agrees(scene.probe.completions.first?.time.seconds, 0.52))
  }

  struct Release: Sendable {
    var tx: Double
    var vx: Double
    var finishes: Bool
    var tail: Double
  }

  @Test(
    "finishes beyond half the width or above 1000 pt/s, both strictly, and velocity never vetoes",
    arguments: [
      Release(tx: 200, vx: 0, finishes: false, tail: 0.15),
      Release(tx: 200.4, vx: 0, finishes: true, tail: 0.1497),
      Release(tx: 20, vx: 1000, finishes: false, tail: 0.015),
      Release(tx: 20, vx: 1000.1, finishes: true, tail: 0.285),
      Release(tx: -80, vx: -1500, finishes: false, tail: 0),
      Release(tx: 360, vx: -3000, finishes: true, tail: 0.03),
      Release(tx: 500, vx: 0, finishes: true, tail: 0),
    ]
  )
  func releases(_ release: Release) {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: release.tx / 2, at: 0.2)
    scene.gesture("back", .ended, tx: release.tx, vx: release.vx, at: 0.3)
    #expect(agrees(scene.tail, release.tail))
    #expect(scene.transition?.completionCurve == .easeOut)
    #expect(scene.probe.decisions.map(\.decision.finishes) == [release.finishes])
    scene.advance(to: 1)
    #expect(scene.committed == (release.finishes ? ["R"] : ["R", "D"]))
    let shown = scene.callbacks.filter { $0 == "didShow R" }
    #expect(shown.count == (release.finishes ? 1 : 0))
    #expect(scene.callbacks.count == (release.finishes ? 6 : 7))
    #expect(agrees(scene.probe.completions.first?.time.seconds, 0.3 + release.tail))
  }

  @Test("cancelled at nine tenths cancels, and its flag is lowered")
  func systemCancel() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    #expect(scene.flag(.duringPop))
    scene.gesture("back", .changed, tx: 360, at: 0.2)
    scene.gesture("back", .cancelled, tx: 360, vx: 3000, at: 0.3)
    #expect(!scene.flag(.duringPop))
    #expect(scene.probe.decisions.map(\.decision.rule) == [.cancellation])
    scene.advance(to: 1)
    #expect(scene.committed == ["R", "D"])
  }

  @Test("does nothing at all on a root screen")
  func root() {
    var scene = Self.scene(["R"])
    let before = scene.probe.facts.count
    scene.gesture("back", .began, at: 0.1)
    #expect(!scene.flag(.duringPop))
    scene.gesture("back", .changed, tx: 100, at: 0.2)
    scene.gesture("back", .ended, tx: 300, vx: 4000, at: 0.3)
    scene.advance(to: 1)
    #expect(scene.committed == ["R"])
    #expect(scene.probe.facts.count == before)
  }

  @Test("shows the shorter stack while the longer one is still committed")
  func stacks() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 120, at: 0.2)
    #expect(scene.model == ["R"])
    #expect(scene.committed == ["R", "D"])
    #expect(scene.transition?.initiallyInteractive == true)
    #expect(scene.transition?.phase == .interactive)
    #expect(scene.transition?.outcome == .undecided)
  }

  @Test("keeps raw progress above 1 and shows 1")
  func overdrag() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 500, at: 0.2)
    #expect(agrees(scene.transition?.rawFraction, 1.25))
    #expect(scene.transition?.fraction == 1)
  }

  @Test("is queued during a push and then runs by itself, unless the policy drops it")
  func duringPush() {
    for (policy, settled) in [(0.0, ["R"]), (1.0, ["R", "X"])] {
      var scene = Self.scene(["R"], [.popDuringTransition: policy])
      let screen = scene.name("X")
      scene.call(.push(screen), 0.35, at: 0.1)
      #expect(scene.flag(.duringPush))
      scene.gesture("back", .began, at: 0.2)
      #expect(scene.flag(.duringPop))
      #expect(scene.session.queue.count == (policy == 0 ? 1 : 0))
      scene.gesture("back", .changed, tx: 100, at: 0.3)
      scene.gesture("back", .ended, tx: 100, at: 0.35)
      scene.advance(to: 0.5)
      #expect(!scene.flag(.duringPush))
      #expect(scene.committed == ["R", "X"])
      if policy == 0 {
        #expect(scene.transition?.phase == .animating)
        #expect(scene.transition?.initiallyInteractive == false)
        #expect(scene.transition?.style == Name(.parallax))
        #expect(agrees(scene.transition?.duration.seconds, 0.3))
      }
      scene.advance(to: 1)
      #expect(scene.committed == settled)
    }
  }

  @Test("that waited for a push is followed only if it has not moved since it began")
  func waited() {
    for moves in [false, true] {
      var scene = Self.scene(["R"])
      let screen = scene.name("X")
      scene.call(.push(screen), 0.35, at: 0.1)
      scene.gesture("back", .began, at: 0.2)
      if moves { scene.gesture("back", .changed, tx: 40, at: 0.3) }
      scene.advance(to: 0.5)
      #expect(scene.transition?.phase == (moves ? .animating : .interactive))
      scene.gesture("back", .changed, tx: 100, at: 0.6)
      scene.gesture("back", .ended, tx: 100, at: 0.7)
      scene.advance(to: 2)
      #expect(scene.committed == (moves ? ["R"] : ["R", "X"]))
    }
  }

  @Test("works after a push without animation has been shown")
  func unanimatedPush() {
    var scene = Self.scene(["R"])
    let screen = scene.name("X")
    scene.call(.push(screen), at: 0.1)
    #expect(scene.flag(.duringPush))
    scene.advance(to: 0.2)
    #expect(!scene.flag(.duringPush))
    scene.gesture("back", .began, at: 0.3)
    scene.gesture("back", .changed, tx: 100, at: 0.4)
    #expect(scene.transition?.phase == .interactive)
  }

  @Test("leaves a pop by code to its animator")
  func programmaticPop() {
    var scene = Self.scene(["R", "D"])
    scene.call(.pop, 0.3, at: 0.1)
    scene.advance(to: 0.2)
    #expect(scene.transition?.phase == .animating)
    #expect(scene.transition?.style == Name(.parallax))
    scene.advance(to: 0.4)
    #expect(scene.committed == ["R"])
  }

  @Test("gives a set that looks like a push its own animator")
  func set() {
    var scene = Self.scene(["R", "D"])
    let screens = [scene.name("R"), scene.name("E")]
    scene.call(.setStack(screens), 0.3, at: 0.1)
    scene.advance(to: 0.2)
    #expect(scene.transition?.kind == .push)
    #expect(scene.transition?.style == Name(.parallax))
    #expect(scene.transition?.phase == .animating)
    scene.advance(to: 1)
    #expect(scene.committed == ["R", "E"])
  }

  @Test(
    "that ends before its transition starts pops, whatever it decided",
    arguments: [2000.0, 200]
  )
  func flick(_ velocity: Double) {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, tx: 30, vx: velocity, at: 0.1)
    scene.gesture("back", .ended, tx: 60, vx: velocity, at: 0.1)
    scene.advance(to: 0.2)
    #expect(scene.transition?.initiallyInteractive == false)
    scene.advance(to: 1)
    #expect(scene.committed == ["R"])
    #expect(scene.probe.decisions.isEmpty)
  }

  @Test("reports the stale interactor of a finished pop and changes nothing")
  func stale() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 300, at: 0.2)
    scene.gesture("back", .ended, tx: 300, at: 0.3)
    scene.advance(to: 1)
    #expect(scene.committed == ["R"])
    scene.gesture("back", .began, at: 1.1)
    scene.gesture("back", .changed, tx: 100, at: 1.2)
    #expect(scene.probe.faults == [.staleInteractor])
    scene.gesture("back", .ended, tx: 100, vx: 5000, at: 1.3)
    #expect(scene.probe.faults == [.staleInteractor, .staleInteractor])
    #expect(scene.committed == ["R"])
    #expect(scene.session.transitions.isEmpty)
  }

  @Test("during the cancel tail counts the screens the stack answers")
  func duringTail() {
    for (main, queued) in [(["R", "D"], 0), (["R", "C", "D"], 1)] {
      var scene = Self.scene(main)
      scene.gesture("back", .began, at: 0.1)
      scene.gesture("back", .changed, tx: 160, at: 0.2)
      scene.gesture("back", .ended, tx: 160, at: 0.3)
      scene.gesture("back", .began, at: 0.35)
      #expect(scene.session.queue.count == queued)
      scene.gesture("back", .ended, at: 0.36)
      scene.advance(to: 2)
      #expect(scene.committed == (queued == 0 ? ["R", "D"] : ["R", "C"]))
    }
  }

  @Test("animates the second of two pushes, because the first one's didShow lowers the flag")
  func queuedPush() {
    var scene = Self.scene(["R"])
    let screens = (scene.name("B"), scene.name("X"))
    scene.call(.push(screens.0), 0.35, at: 0.1)
    scene.call(.push(screens.1), 0.35, at: 0.2)
    scene.advance(to: 0.15)
    #expect(scene.transition?.style == Name.none)
    scene.advance(to: 0.5)
    #expect(scene.committed == ["R", "B"])
    #expect(!scene.flag(.duringPush))
    #expect(scene.transition?.style == Name(.parallax))
    #expect(scene.transition?.phase == .animating)
    scene.advance(to: 1)
    #expect(scene.committed == ["R", "B", "X"])
    #expect(!scene.flag(.duringPush))
  }

  @Test("becomes the system's pop once a dropped push and a cancel left its flag up")
  func stuckFlag() {
    var scene = Self.scene(["R", "D"], [.callDuringTransition: 1])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 40, at: 0.2)
    let screen = scene.name("X")
    scene.call(.push(screen), 0.3, at: 0.25)
    scene.gesture("back", .ended, tx: 40, at: 0.3)
    scene.advance(to: 1)
    #expect(scene.flag(.duringPush))
    #expect(scene.committed == ["R", "D"])
    scene.gesture("back", .began, at: 1.1)
    scene.gesture("back", .changed, tx: 10, at: 1.2)
    #expect(scene.transition?.phase == .animating)
    #expect(scene.transition?.style == Name.none)
    #expect(agrees(scene.transition?.duration.seconds, 0.35))
    scene.gesture("back", .cancelled, tx: 10, at: 1.3)
    scene.advance(to: 2)
    #expect(scene.committed == ["R"])
  }

  @Test("switched off in the middle cancels, however fast it was")
  func switchedOff() {
    var scene = Self.scene(["R", "D"])
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: 300, vx: 2000, at: 0.2)
    let back = scene.name("back")
    scene.apply(.gestureControl(GestureControl(back, .enabled(false))), at: 0.3)
    #expect(scene.states(of: "back") == [.cancelled])
    #expect(!scene.flag(.duringPop))
    scene.advance(to: 1)
    #expect(scene.committed == ["R", "D"])
  }

  @Test("made of touches alone follows the finger and finishes by its rule")
  func touches() {
    var scene = Self.scene(["R", "D"])
    scene.touch(.down, 50, 400, at: 1)
    for step in 1...25 {
      scene.touch(.move, 50 + 10 * Double(step), 400, at: 1 + 0.01 * Double(step))
    }
    #expect(agrees(scene.transition?.fraction, 0.6))
    scene.touch(.up, 300, 400, at: 1.26)
    #expect(agrees(scene.tail, 0.12))
    #expect(agrees(scene.probe.decisions.first?.decision.velocity, 1000))
    scene.advance(to: 2)
    #expect(scene.committed == ["R"])
    #expect(scene.states(of: "back").count == 26)
  }

  @Test("grabs a pop by code that starts at the very moment it begins")
  func grabsProgrammaticPop() {
    var scene = Self.scene(["R", "C", "D"])
    scene.call(.pop, 0.3, at: 1)
    scene.gesture("back", .began, at: 1)
    #expect(scene.session.queue.count == 1)
    scene.gesture("back", .changed, tx: 100, at: 1.1)
    #expect(scene.transitions == ["pop.1"])
    #expect(agrees(scene.transition?.fraction, 0.25))
    scene.gesture("back", .ended, tx: 300, at: 1.2)
    scene.advance(to: 3)
    #expect(scene.committed == ["R"])
  }

  @Test("is mirrored where the layout runs from right to left")
  func mirrored() {
    var scene = SessionScene(["R", "D"], direction: .rtl)
    scene.declare("back", .pan) { $0.preset = .backSwipe }
    scene.gesture("back", .began, at: 0.1)
    scene.gesture("back", .changed, tx: -100, at: 0.2)
    #expect(agrees(scene.transition?.fraction, 0.25))
  }
}
