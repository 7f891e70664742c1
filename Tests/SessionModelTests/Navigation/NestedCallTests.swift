import SessionModel
import Testing

@Suite("A call in the midst of a transition")
struct NestedCallTests {
  static func pushes(_ policies: [Policy: Double] = [:]) -> SessionScene {
    var scene = SessionScene(["A"], policies: policies)
    scene.declare("back", .pan) { $0.preset = .backSwipe }
    scene.call(.push(scene.name("B")), 0.35, at: 0.1)
    scene.call(.push(scene.name("X")), 0.35, at: 0.2)
    return scene
  }

  @Test("waits until the transition is over")
  func waits() {
    var scene = Self.pushes()
    #expect(scene.model == ["A", "B"])
    #expect(scene.session.queue.count == 1)
    #expect(scene.probe.faults.isEmpty)
    scene.advance(to: 2)
    #expect(scene.committed == ["A", "B", "X"])
    #expect(scene.probe.faults.isEmpty)
  }

  @Test("starts at once on old systems, with the complaints that those make")
  func legacy() {
    var scene = Self.pushes([.nestedTransitions: 1])
    #expect(scene.model == ["A", "B", "X"])
    #expect(scene.session.queue.isEmpty)
    scene.advance(to: 0.3)
    #expect(scene.probe.faults == [.nestedTransition, .unbalancedAppearance])
    #expect(scene.transitions == ["push.1", "push.2"])
    scene.advance(to: 2)
    #expect(scene.committed == ["A", "B", "X"])
    #expect(scene.session.transitions.isEmpty)
  }

  @Test("that waited starts with the flag of its push lowered, or raised again")
  func reissued() {
    for value in [0.0, 1] {
      var scene = Self.pushes([.reissuedPush: value])
      scene.advance(to: 0.5)
      #expect(scene.transitions == ["push.2"])
      #expect(scene.flag(.duringPush) == (value == 1))
      #expect(scene.transition?.style == (value == 1 ? Name.none : Name(.parallax)))
      scene.advance(to: 2)
      #expect(!scene.flag(.duringPush))
    }
  }

  @Test("or outside of any is heard of after the screen, or before it")
  func willShow() {
    for (value, order) in [
      (0.0, ["willDisappear A", "willAppear B", "willShow B"]),
      (1, ["willDisappear A", "willShow B", "willAppear B"]),
    ] {
      var scene = SessionScene(["A"], policies: [.emitWillShow: value])
      scene.call(.push(scene.name("B")), 0.35, at: 0.1)
      scene.advance(to: 0.2)
      #expect(scene.callbacks == order)
    }
  }
}
