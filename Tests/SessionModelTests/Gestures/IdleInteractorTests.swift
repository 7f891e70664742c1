import SessionModel
import Testing

@Suite("A gesture whose interactor moves nothing")
struct IdleInteractorTests {
  @Test("is reported at its first change and at its end, once each")
  func stale() {
    var scene = BackSwipeTests.scene(["R", "D"])
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.gesture("back", .changed, tx: 300, at: 0.2)
    scene.gesture("back", .ended, tx: 300, at: 0.3)
    scene.advance(to: 1)
    #expect(scene.probe.faults.isEmpty)
    scene.gesture("back", .began, tx: 4, at: 1.1)
    for step in 0..<5 { scene.gesture("back", .changed, tx: 100, at: 1.2 + 0.01 * Double(step)) }
    scene.gesture("back", .ended, tx: 100, vx: 5000, at: 1.3)
    #expect(scene.probe.faults == [.staleInteractor, .staleInteractor])
    #expect(scene.committed == ["R"])
  }

  @Test("because its call waits, is reported as one that came before the start")
  func waiting() {
    var scene = SessionScene(["A", "B"])
    scene.declare("left", .edgePan) {
      $0.preset = .edgePan
      $0.edge = .left
      $0.drive = .pop
    }
    scene.call(.push(scene.name("X")), 0.35, at: 0.1)
    scene.gesture("left", .began, tx: 4, at: 0.15)
    scene.gesture("left", .changed, tx: 100, at: 0.2)
    scene.gesture("left", .changed, tx: 200, at: 0.25)
    scene.gesture("left", .ended, tx: 200, vx: -5, at: 0.3)
    #expect(scene.probe.faults == [.updateBeforeStart, .finishBeforeStart])
    scene.advance(to: 2)
    #expect(scene.committed == ["A", "B"])
  }

  @Test("is no matter for one that follows its transition")
  func following() {
    var scene = SessionScene(["A", "B"])
    scene.declare("back", .pan) { $0.drive = .pop }
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.gesture("back", .changed, tx: 100, at: 0.2)
    scene.gesture("back", .ended, tx: 100, at: 0.3)
    #expect(scene.probe.faults.isEmpty)
  }
}
