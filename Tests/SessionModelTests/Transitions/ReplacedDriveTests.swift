import SessionModel
import TestSupport
import Testing

@Suite("A reported transition of a driving recognizer")
struct ReplacedDriveTests {
  static func scene(_ main: [String] = ["R", "D"]) -> SessionScene {
    var scene = SessionScene(main)
    scene.declare("back", .pan) { $0.drive = .pop }
    return scene
  }

  @Test("replaces the driven one before or after that has begun", arguments: [0.1, 0.15])
  func replaces(_ seconds: Double) {
    var scene = Self.scene()
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.begin("t1", .pop, "D", "R", by: "back", at: seconds)
    #expect(scene.transitions == ["t1"])
    #expect(scene.model == ["R"])
    scene.gesture("back", .changed, tx: 200, at: 0.2)
    #expect(scene.transition?.fraction == 0)
    scene.gesture("back", .ended, tx: 200, vx: 900, at: 0.3)
    #expect(scene.transition?.outcome == .undecided)
    scene.step("t1", .cancel, at: 0.3)
    scene.step("t1", .complete(finished: false), at: 0.5)
    scene.advance(to: 2)
    #expect(scene.committed == ["R", "D"])
    #expect(scene.probe.faults.isEmpty)
    #expect(
      scene.callbacks == [
        "willDisappear D", "willAppear R", "willShow R",
        "willDisappear R", "didDisappear R", "willAppear D", "didAppear D",
      ]
    )
  }

  @Test("is not made a second time when the gesture is reported after it")
  func comesFirst() {
    var scene = Self.scene(["R", "C", "D"])
    scene.begin("t1", .pop, "D", "C", by: "back", at: 0.1)
    scene.gesture("back", .began, tx: 4, at: 0.1)
    #expect(scene.transitions == ["t1"])
    #expect(scene.session.queue.isEmpty)
    scene.gesture("back", .ended, tx: 300, at: 0.3)
    scene.step("t1", .finish, at: 0.3)
    scene.step("t1", .complete(finished: true), at: 0.5)
    scene.advance(to: 2)
    #expect(scene.committed == ["R", "C"])
  }

  @Test("that is another one takes back what had begun, and is reported as a disagreement")
  func disagrees() {
    var scene = Self.scene()
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.begin("t1", .push, "D", "X", by: "back", at: 0.15)
    #expect(scene.probe.faults == [.driveMismatch])
    #expect(scene.model == ["R", "D", "X"])
    #expect(scene.callbacks.suffix(3) == ["willDisappear D", "willAppear X", "willShow X"])
    #expect(scene.callbacks.contains("didAppear D"))
  }

  @Test("leaves a transition alone that glides from an earlier gesture")
  func earlier() {
    var scene = Self.scene(["R", "C", "D"])
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.gesture("back", .ended, tx: 300, at: 0.2)
    scene.begin("t1", .pop, "C", "R", by: "back", at: 0.21)
    #expect(scene.transitions == ["back.1", "t1"])
    #expect(scene.session.transitions.last?.phase == .refused)
  }

  @Test("is never refused, whenever in its gesture it comes", arguments: 0..<100 as Range<UInt64>)
  func neverRefused(_ seed: UInt64) {
    var (scene, random) = (Self.scene(), SeededGenerator(seed: seed))
    scene.gesture("back", .began, tx: 4, at: 0.1)
    let steps = Int.random(in: 0...20, using: &random)
    for step in 0..<steps {
      let tx = Double.random(in: -50...450, using: &random)
      scene.gesture("back", .changed, tx: tx, at: 0.1 + 0.01 * Double(step + 1))
    }
    scene.begin("t1", .pop, "D", "R", by: "back", at: 0.11 + 0.01 * Double(steps))
    #expect(scene.transitions == ["t1"])
    #expect(scene.transition?.phase == .interactive)
    #expect(scene.model == ["R"])
    #expect(scene.callbacks.count == 3)
  }
}

extension SessionScene {
  mutating func begin(
    _ id: String,
    _ kind: TransitionKind,
    _ from: String,
    _ to: String,
    by recognizer: String? = nil,
    at seconds: Double
  ) {
    let cause = recognizer.map { Cause.recognizer(name($0)) }
    let beginning = TransitionReport.Beginning(
      kind,
      from: name(from),
      to: name(to),
      .interactive,
      cause: cause
    )
    step(id, .begin(beginning), at: seconds)
  }

  mutating func step(_ id: String, _ step: TransitionReport.Step, at seconds: Double) {
    let report = TransitionReport(transitionID(id), step)
    apply(.transition(report), at: seconds)
  }
}
