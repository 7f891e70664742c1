import SessionModel
import Testing

@Suite("Recognizers on one finger")
struct ArbitrationTests {
  static func drag(_ scene: inout SessionScene) {
    scene.touch(.down, 200, 400, at: 1)
    scene.touch(.move, 230, 400, at: 1.1)
    scene.touch(.move, 260, 400, at: 1.2)
    scene.touch(.up, 260, 400, at: 1.3)
  }

  @Test("have one winner, the first declared of those that recognize at once")
  func oneWinner() {
    var scene = SessionScene(["A"])
    scene.declare("a", .pan)
    scene.declare("b", .pan)
    Self.drag(&scene)
    #expect(scene.states(of: "a") == [.began, .changed, .ended])
    #expect(scene.states(of: "b") == [.failed])
  }

  @Test("recognize together if either side allows it", arguments: ["a", "b"])
  func simultaneous(_ consenting: String) {
    var scene = SessionScene(["A"])
    for (name, other) in [("a", "b"), ("b", "a")] {
      let other = scene.name(other)
      scene.declare(name, .pan) { if name == consenting { $0.simultaneous = [other] } }
    }
    Self.drag(&scene)
    #expect(scene.states(of: "a") == [.began, .changed, .ended])
    #expect(scene.states(of: "b") == [.began, .changed, .ended])
  }

  @Test("wait for those that must fail first", arguments: [true, false])
  func requireFailure(_ edgeWins: Bool) {
    var scene = SessionScene(["A"])
    let edge = scene.name("edge")
    scene.declare("pan", .pan) { $0.requireFailure = [edge] }
    scene.declare("edge", .edgePan) { $0.edge = .left }
    let start = edgeWins ? 5.0 : 200
    scene.touch(.down, start, 400, at: 1)
    scene.touch(.move, start + 30, 400, at: 1.1)
    scene.touch(.up, start + 30, 400, at: 1.2)
    #expect(scene.states(of: "edge") == (edgeWins ? [.began, .ended] : [.failed]))
    #expect(scene.states(of: "pan") == (edgeWins ? [.failed] : [.began, .ended]))
  }

  @Test("let a tap wait until no second tap comes")
  func tapWaitsForDoubleTap() {
    for taps in 1...2 {
      var scene = SessionScene(["A"])
      let double = scene.name("double")
      scene.declare("single", .tap) { $0.requireFailure = [double] }
      scene.declare("double", .doubleTap)
      for tap in 0..<taps {
        scene.touch(.down, 200, 400, at: 1 + 0.2 * Double(tap))
        scene.touch(.up, 200, 400, at: 1.05 + 0.2 * Double(tap))
      }
      #expect(scene.states(of: "single") == (taps == 1 ? [] : [.failed]))
      scene.advance(to: 3)
      #expect(scene.states(of: "single") == [taps == 1 ? .ended : .failed])
      #expect(scene.states(of: "double") == [taps == 1 ? .failed : .ended])
    }
  }

  @Test("let a tap and a double tap both recognize where nothing is required")
  func tapThenDoubleTap() {
    var scene = SessionScene(["A"])
    scene.declare("single", .tap)
    scene.declare("double", .doubleTap)
    for start in [1.0, 1.2] {
      scene.touch(.down, 200, 400, at: start)
      scene.touch(.up, 200, 400, at: start + 0.05)
    }
    #expect(scene.states(of: "double") == [.ended])
    #expect(scene.states(of: "single").first == .ended)
  }

  @Test("do not block each other on different fingers")
  func differentFingers() {
    var scene = SessionScene(["A"])
    scene.declare("edge", .edgePan) { $0.edge = .left }
    scene.declare("tap", .tap)
    scene.touch(.down, 1, 5, 400, at: 1)
    scene.touch(.move, 1, 90, 400, at: 1.1)
    #expect(scene.states(of: "tap") == [.failed])
    scene.touch(.down, 2, 300, 400, at: 1.2)
    scene.touch(.up, 2, 300, 400, at: 1.3)
    #expect(scene.states(of: "tap") == [.failed, .ended])
    #expect(scene.recognizer("edge")?.state.isActive == true)
  }

  @Test("go on when the one they wait for is switched off")
  func requirementSwitchedOff() {
    var scene = SessionScene(["A"])
    let double = scene.name("double")
    scene.declare("single", .tap) { $0.requireFailure = [double] }
    scene.declare("double", .doubleTap)
    scene.touch(.down, 200, 400, at: 1)
    scene.touch(.up, 200, 400, at: 1.05)
    scene.apply(.gestureControl(GestureControl(double, .enabled(false))), at: 1.1)
    #expect(scene.states(of: "double") == [.failed])
    #expect(scene.states(of: "single") == [.ended])
  }

  @Test("that are switched off keep what they began if the policy says so, and begin nothing new")
  func switchedOffButKept() {
    var scene = SessionScene(["A", "B"], policies: [.interruption: 1])
    scene.declare("g", .pan)
    let pan = scene.name("g")
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.move, 130, 400, at: 1.1)
    scene.apply(.gestureControl(GestureControl(pan, .enabled(false))), at: 1.2)
    scene.touch(.move, 160, 400, at: 1.3)
    scene.touch(.up, 160, 400, at: 1.4)
    #expect(scene.states(of: "g") == [.began, .changed, .ended])
    scene.touch(.down, 100, 400, at: 2)
    scene.touch(.move, 130, 400, at: 2.1)
    #expect(scene.states(of: "g").count == 3)
  }

  @Test("that wait for each other in a circle wait, and nothing hangs")
  func circle() {
    var scene = SessionScene(["A"])
    let names = (scene.name("a"), scene.name("b"))
    scene.declare("a", .tap) { $0.requireFailure = [names.1, names.0] }
    scene.declare("b", .tap) { $0.requireFailure = [names.0] }
    for start in [1.0, 2, 3] {
      scene.touch(.down, 200, 400, at: start)
      scene.touch(.up, 200, 400, at: start + 0.1)
    }
    scene.advance(to: 9)
    #expect(scene.states(of: "a").isEmpty)
    #expect(scene.session.nextDeadlineTime == nil)
  }

  @Test(
    "let go of their finger when they are switched off or the app leaves",
    arguments: [0, 1, 2]
  )
  func interruption(_ way: Int) {
    var scene = SessionScene(["A", "B"], policies: [.interruption: way == 2 ? 1 : 0])
    scene.declare("g", .pan) { $0.drive = .pop }
    scene.declare("tap", .longPress)
    scene.touch(.down, 100, 400, at: 1)
    if way == 1 {
      scene.touch(.move, 130, 400, at: 1.1)
      let pan = scene.name("g")
      scene.apply(.gestureControl(GestureControl(pan, .enabled(false))), at: 1.2)
      #expect(scene.states(of: "g") == [.began, .cancelled])
    } else {
      scene.apply(.app(.inactive), at: 1.2)
      #expect(scene.states(of: "g") == (way == 0 ? [.failed] : []))
    }
    scene.touch(.move, 390, 400, at: 1.3)
    #expect(scene.recognizer("g")?.state == [.failed, .cancelled, .began][way])
    scene.touch(.up, 390, 400, at: 1.4)
    scene.advance(to: 3)
    #expect(scene.session.transitions.isEmpty)
  }
}
