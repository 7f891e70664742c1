import SessionModel
import Testing

@Suite("A pop gesture without rules of its own")
struct PopGuardTests {
  static func dragged(
    _ main: [String],
    preset: RecognizerDeclaration.Preset? = nil,
    _ policies: [Policy: Double] = [:],
    during push: Bool = false
  ) -> SessionScene {
    var scene = SessionScene(main, policies: policies)
    scene.declare("back", .pan) {
      $0.drive = .pop
      $0.preset = preset
    }
    if push { scene.call(.push(scene.name("X")), 0.35, at: 0.05) }
    scene.touch(.down, 100, 400, at: 0.1)
    scene.touch(.move, 140, 400, at: 0.15)
    return scene
  }

  @Test("begins where there is something to pop, and fails on a root screen")
  func root() {
    #expect(Self.dragged(["A", "B"]).states(of: "back") == [.began])
    #expect(Self.dragged(["A"]).states(of: "back") == [.failed])
    #expect(Self.dragged(["A"]).probe.faults.isEmpty)
  }

  @Test("fails while its window is busy")
  func busy() {
    let scene = Self.dragged(["A", "B"], during: true)
    #expect(scene.states(of: "back") == [.failed])
    #expect(scene.session.queue.isEmpty)
  }

  @Test("begins all the same where the policies let gestures do so")
  func accepted() {
    let root = Self.dragged(["A"], [.gestureOnRoot: 1])
    #expect(root.states(of: "back") == [.began])
    #expect(root.probe.faults == [.popAtRoot])
    let busy = Self.dragged(["A", "B"], [.gestureOverlap: 1], during: true)
    #expect(busy.states(of: "back") == [.began])
    #expect(busy.session.queue.count == 1)
  }

  @Test("is not the back swipe, which asks only what it asks")
  func backSwipe() {
    #expect(Self.dragged(["A"], preset: .backSwipe).states(of: "back") == [.began])
    let busy = Self.dragged(["A", "B"], preset: .backSwipe, during: true)
    #expect(busy.states(of: "back") == [.began])
  }
}
