import SessionModel
import Testing

@Suite("A driven recognizer of two fingers")
struct TwoFingerTests {
  static func pinch(from start: Double, to end: Double) -> SessionScene {
    var scene = SessionScene(["A"])
    scene.declare("g", .pinch)
    scene.touch(.down, 1, 200, 400, at: 1)
    scene.touch(.down, 2, 200 + start, 400, at: 1)
    scene.touch(.move, 2, 200 + end, 400, at: 1.1)
    return scene
  }

  @Test(
    "begins a pinch at ten points and never shows eight of them",
    arguments: [
      (100.0, 110.0, 110.0 / 108), (200, 190, 190.0 / 192), (100, 109.9, nil), (200, 190.1, nil),
    ]
  )
  func pinch(_ start: Double, _ end: Double, _ scale: Double?) {
    let scene = Self.pinch(from: start, to: end)
    #expect(scene.recognizer("g")?.state == (scale == nil ? .possible : .began))
    guard let scale else { return }
    #expect(agrees(scene.recognizer("g")?.scale, scale))
    #expect(agrees(scene.recognizer("g")?.velocity.x, (scale - 1) / 0.1))
  }

  @Test("keeps a pinch open while one finger is left, without a jump for the next")
  func fingers() {
    var scene = Self.pinch(from: 100, to: 216)
    #expect(scene.recognizer("g")?.scale == 2)
    scene.touch(.up, 1, 200, 400, at: 1.2)
    #expect(scene.recognizer("g")?.state.isActive == true)
    scene.touch(.down, 3, 316, 400, at: 1.3)
    scene.touch(.move, 3, 266, 400, at: 1.4)
    #expect(scene.recognizer("g")?.scale == 3)
    scene.touch(.up, 2, 416, 400, at: 1.5)
    scene.touch(.up, 3, 266, 400, at: 1.6)
    #expect(scene.states(of: "g").last == .ended)
  }

  /// sin and cos of the angles used, so that the tests need no libm.
  static let directions: [Int: (x: Double, y: Double)] = [
    0: (1, 0), 9: (0.9876883405951378, 0.15643446504023087),
    10: (0.984807753012208, 0.17364817766693033), 45: (0.7071067811865476, 0.7071067811865476),
    90: (0, 1), 180: (-1, 0), 270: (0, -1),
  ]

  static func rotate(through angles: [Int], clockwise: Bool = true) -> SessionScene {
    var scene = SessionScene(["A"])
    scene.declare("g", .rotation)
    scene.touch(.down, 1, 200, 400, at: 1)
    scene.touch(.down, 2, 300, 400, at: 1)
    for (step, angle) in angles.enumerated() {
      let direction = directions[angle % 360] ?? (1, 0)
      let y = clockwise ? direction.y : -direction.y
      let time = 1.1 + 0.1 * Double(step)
      scene.touch(.move, 2, 200 + 100 * direction.x, 400 + 100 * y, at: time)
    }
    return scene
  }

  @Test(
    "begins a rotation at ten degrees and never shows five of them",
    arguments: [
      ([9], nil), ([10], 5.0), ([45], 40), ([10, 45, 90], 85), ([45, 90, 180, 270, 360], 355),
    ]
  )
  func rotation(_ angles: [Int], _ shown: Double?) {
    for clockwise in [true, false] {
      let scene = Self.rotate(through: angles, clockwise: clockwise)
      #expect(scene.recognizer("g")?.state.isActive == (shown != nil))
      guard let shown else { return }
      #expect(agrees(scene.recognizer("g")?.rotation, clockwise ? shown : -shown))
    }
  }
}
