import SessionModel
import Testing

@Suite("A driven recognizer of short gestures")
struct DiscreteGestureTests {
  static func scene(_ kind: RecognizerDeclaration.Kind, edge: Edge? = nil) -> SessionScene {
    var scene = SessionScene(["A", "B"])
    scene.declare("g", kind) { $0.edge = edge }
    return scene
  }

  @Test(
    "takes a short, still touch for a tap",
    arguments: [
      (10.0, 0.5, true), (10.1, 0.1, false), (0, 0.500001, false), (0, 0.01, true),
    ]
  )
  func tap(_ distance: Double, _ time: Double, _ recognizes: Bool) {
    var scene = Self.scene(.tap)
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.up, 100 + distance, 400, at: 1 + time)
    #expect(scene.states(of: "g") == [recognizes ? .ended : .failed])
  }

  @Test("never begins, whatever the log says", arguments: RecognizerDeclaration.Kind.allCases)
  func neverBegins(_ kind: RecognizerDeclaration.Kind) {
    let isDiscrete = [.tap, .doubleTap, .swipe].contains(kind)
    var scene = Self.scene(kind)
    scene.gesture("g", .began, at: 1)
    #expect(scene.probe.faults == (isDiscrete ? [.illegalRecognizerTransition] : []))
    #expect(scene.recognizer("g")?.state == (isDiscrete ? .possible : .began))
    scene.gesture("g", .ended, at: 2)
    #expect(scene.recognizer("g")?.state == .ended)
    #expect(scene.probe.faults.count == (isDiscrete ? 1 : 0))
  }

  @Test("fails a tap when a second finger lands")
  func tapWithTwoFingers() {
    var scene = Self.scene(.tap)
    scene.touch(.down, 1, 100, 400, at: 1)
    scene.touch(.down, 2, 200, 400, at: 1.1)
    scene.touch(.up, 1, 100, 400, at: 1.2)
    scene.touch(.up, 2, 200, 400, at: 1.2)
    #expect(scene.states(of: "g") == [.failed])
  }

  @Test(
    "takes two taps near each other for a double tap",
    arguments: [
      (0.35, 44.0, true), (0.350001, 0, false), (0.1, 44.1, false),
    ]
  )
  func doubleTap(_ pause: Double, _ distance: Double, _ recognizes: Bool) {
    var scene = Self.scene(.doubleTap)
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.up, 100, 400, at: 1.1)
    #expect(scene.states(of: "g").isEmpty)
    scene.touch(.down, 100 + distance, 400, at: 1.1 + pause)
    scene.touch(.up, 100 + distance, 400, at: 1.2 + pause)
    #expect(scene.states(of: "g").first == (recognizes ? .ended : .failed))
  }

  @Test(
    "begins a long press after half a second, by time alone",
    arguments: [(10.0, true), (10.1, false)]
  )
  func longPress(_ distance: Double, _ begins: Bool) {
    var scene = Self.scene(.longPress)
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.move, 100, 400 + distance, at: 1.2)
    scene.advance(to: 1.499999)
    #expect(scene.states(of: "g") == (begins ? [] : [.failed]))
    scene.advance(to: 1.5)
    guard begins else { return }
    #expect(scene.states(of: "g") == [.began])
    scene.touch(.move, 300, 400, at: 1.6)
    scene.touch(.up, 300, 400, at: 1.7)
    #expect(scene.states(of: "g") == [.began, .changed, .ended])
    #expect(scene.recognizer("g")?.translation.x == 200)
  }

  @Test("fails a long press that lifts early")
  func shortPress() {
    var scene = Self.scene(.longPress)
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.up, 100, 400, at: 1.49)
    scene.advance(to: 3)
    #expect(scene.states(of: "g") == [.failed])
  }

  struct Swipe: Sendable {
    var time: Double
    var along: Double
    var across = 0.0
    var recognizes: Bool
  }

  @Test(
    "asks a swipe for less travel and less drift the longer it takes",
    arguments: [
      Swipe(time: 0.25, along: 38.25, recognizes: true),
      Swipe(time: 0.25, along: 38.2, recognizes: false),
      Swipe(time: 0.25, along: 60, across: 37.75, recognizes: true),
      Swipe(time: 0.25, along: 60, across: -37.8, recognizes: false),
      Swipe(time: 0.5, along: 26.5, recognizes: true),
      Swipe(time: 0.5, along: 26.4, recognizes: false),
      Swipe(time: 0.501, along: 90, recognizes: false),
      Swipe(time: 0.1, along: -0.1, recognizes: false),
    ]
  )
  func swipe(_ swipe: Swipe) {
    for (edge, x, y) in [(nil, 1.0, 0.0), (Edge.right, -1, 0), (.top, 0, 1), (.bottom, 0, -1)] {
      var scene = Self.scene(.swipe, edge: edge)
      scene.touch(.down, 200, 400, at: 1)
      let (dx, dy) = (swipe.along * x + swipe.across * y, swipe.along * y + swipe.across * x)
      scene.touch(.move, 200 + dx, 400 + dy, at: 1 + swipe.time)
      scene.touch(.up, 200 + dx, 400 + dy, at: 1.001 + swipe.time)
      #expect(scene.states(of: "g") == [swipe.recognizes ? .ended : .failed])
    }
  }

  @Test("forgives a swipe a retreat on the way, but not behind the start")
  func retreat() {
    for (back, recognizes) in [(0.0, true), (-0.1, false)] {
      var scene = Self.scene(.swipe)
      scene.touch(.down, 200, 400, at: 1)
      scene.touch(.move, 220, 400, at: 1.05)
      scene.touch(.move, 200 + back, 400, at: 1.1)
      scene.touch(.move, 260, 400, at: 1.2)
      #expect(scene.states(of: "g") == [recognizes ? .ended : .failed])
    }
  }
}
