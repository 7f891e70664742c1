import SessionModel
import Testing

@Suite("A driven pan")
struct PanTests {
  static func scene(
    _ policies: [Policy: Double] = [:],
    kind: RecognizerDeclaration.Kind = .pan,
    _ rules: (inout RecognizerDeclaration) -> Void = { _ in }
  ) -> SessionScene {
    var scene = SessionScene(["A", "B"], policies: policies)
    scene.declare("g", kind, rules)
    return scene
  }

  @Test(
    "begins at ten points, in the metric of the policy",
    arguments: [
      (0.0, 9.99, 0.0, false), (0, 10, 0, true), (0, 6, 8, true), (0, 6, 7.9, false),
      (1, 9.9, 9.9, false), (1, 10, 3, true), (1, 0, -10, true),
    ]
  )
  func hysteresis(_ metric: Double, _ x: Double, _ y: Double, _ begins: Bool) {
    var scene = Self.scene([.panMetric: metric])
    scene.touch(.down, 200, 400, at: 0.1)
    scene.touch(.move, 200 + x, 400 + y, at: 0.11)
    #expect(scene.recognizer("g")?.state == (begins ? .began : .possible))
    scene.touch(.up, 200 + x, 400 + y, at: 0.2)
    #expect(scene.states(of: "g") == (begins ? [.began, .ended] : [.failed]))
  }

  @Test(
    "counts its translation from where the policy says",
    arguments: [(0.0, 20.0, 170.0), (1, 30, 180), (2, 0, 150)]
  )
  func translationOrigin(_ origin: Double, _ atBegan: Double, _ atEnd: Double) {
    var scene = Self.scene([.panTranslationOrigin: origin])
    scene.touch(.down, 100, 400, at: 0.1)
    scene.touch(.move, 130, 400, at: 0.11)
    #expect(agrees(scene.recognizer("g")?.translation.x, atBegan))
    scene.touch(.move, 280, 400, at: 0.2)
    #expect(agrees(scene.recognizer("g")?.translation.x, atEnd))
  }

  @Test("keeps its velocity while the finger rests")
  func restingVelocity() {
    var scene = Self.scene()
    scene.touch(.down, 100, 400, at: 0.1)
    scene.touch(.move, 150, 400, at: 0.2)
    scene.touch(.move, 158.5, 400, at: 0.21)
    scene.touch(.move, 158.5, 400, at: 1.21)
    scene.touch(.up, 158.5, 400, at: 2.21)
    #expect(agrees(scene.probe.reports.last?.velocity.x, 850))
    #expect(scene.states(of: "g") == [.began, .changed, .ended])
  }

  @Test("does not jump when a finger joins or leaves, and ends with the last one")
  func fingers() {
    var scene = Self.scene()
    scene.touch(.down, 1, 100, 400, at: 0.1)
    scene.touch(.move, 1, 150, 400, at: 0.11)
    scene.touch(.down, 2, 300, 600, at: 0.12)
    #expect(agrees(scene.recognizer("g")?.translation.x, 40))
    scene.touch(.move, 2, 320, 600, at: 0.13)
    #expect(agrees(scene.recognizer("g")?.translation.x, 50))
    scene.touch(.up, 1, 150, 400, at: 0.14)
    #expect(agrees(scene.recognizer("g")?.translation.x, 50))
    scene.touch(.move, 2, 330, 600, at: 0.15)
    #expect(agrees(scene.recognizer("g")?.translation.x, 60))
    #expect(scene.recognizer("g")?.state == .changed)
    scene.touch(.up, 2, 330, 600, at: 0.16)
    #expect(scene.recognizer("g")?.state == .ended)
  }

  @Test("follows the sixty-fourth finger and not the next, which moves and leaves unnoticed")
  func mostFingers() {
    var scene = Self.scene()
    for finger in 1...65 as ClosedRange<Int32> { scene.touch(.down, finger, 0, 0, at: 0.1) }
    #expect(scene.recognizer("g")?.touches.count == 64)
    scene.touch(.move, 65, 6400, 0, at: 0.2)
    scene.touch(.up, 65, 6400, 0, at: 0.3)
    #expect(scene.states(of: "g").isEmpty)
    scene.touch(.move, 64, 6400, 0, at: 0.4)
    #expect(agrees(scene.recognizer("g")?.translation.x, 90))
    #expect(scene.states(of: "g") == [.began])
  }

  @Test("counts the samples that two fingers send at one moment as one")
  func centroidVelocity() {
    var scene = Self.scene()
    scene.touch(.down, 1, 100, 400, at: 0.1)
    scene.touch(.down, 2, 200, 400, at: 0.1)
    scene.touch(.move, 1, 130, 400, at: 0.2)
    scene.touch(.move, 2, 230, 400, at: 0.2)
    #expect(agrees(scene.recognizer("g")?.velocity.x, 300))
  }

  @Test("is cancelled when the system takes a finger away")
  func cancelled() {
    var scene = Self.scene { $0.drive = .pop }
    scene.touch(.down, 100, 400, at: 0.1)
    scene.touch(.move, 300, 400, at: 0.2)
    scene.touch(.move, 380, 400, at: 0.21)
    scene.touch(.cancel, 380, 400, at: 0.22)
    #expect(scene.states(of: "g") == [.began, .changed, .cancelled])
    scene.advance(to: 1)
    #expect(scene.committed == ["A", "B"])
  }

  @Test("starts its translation anew, velocity included, when the app resets it")
  func reset() {
    var scene = Self.scene()
    scene.touch(.down, 100, 400, at: 0.1)
    scene.touch(.move, 150, 400, at: 0.2)
    let pan = scene.name("g")
    scene.apply(.gestureControl(GestureControl(pan, .resetTranslation)), at: 0.25)
    #expect(scene.recognizer("g")?.translation == .zero)
    #expect(scene.recognizer("g")?.velocity == .zero)
    scene.touch(.move, 160, 400, at: 0.35)
    #expect(agrees(scene.recognizer("g")?.translation.x, 10))
    #expect(agrees(scene.recognizer("g")?.velocity.x, 100))
  }

  @Test("begins only if its condition holds, and fails otherwise")
  func condition() {
    for (x, y, begins) in [(30.0, 20.0, true), (20, 30, false), (25, 25, false)] {
      var scene = Self.scene {
        $0.begin = Expression(program: [
          .variable(.vx), .abs, .variable(.vy), .abs, .greater,
        ])
      }
      scene.touch(.down, 100, 400, at: 0.1)
      scene.touch(.move, 100 + x, 400 + y, at: 0.2)
      #expect(scene.states(of: "g") == [begins ? .began : .failed])
    }
  }

  @Test("is not troubled by places that are no numbers")
  func strangePlaces() {
    var scene = Self.scene { $0.drive = .pop }
    scene.apply(.touch(Touch(.down, id: 1)), at: 0.1)
    scene.touch(.move, 1, 200, 400, at: 0.15)
    #expect(scene.recognizer("g")?.touches.isEmpty == true)
    scene.touch(.up, 1, 200, 400, at: 0.2)
    for x in [Double.nan, .infinity, -.infinity, 1e308] {
      scene.touch(.down, 1, x, 400, at: 0.3)
      scene.touch(.move, 1, -x, x, at: 0.4)
      scene.touch(.move, 1, 3, 4, at: 0.4)
      scene.touch(.up, 1, x, x, at: 0.5)
    }
    scene.advance(to: 9)
    #expect(scene.session.transitions.isEmpty)
  }

  @Test(
    "from an edge begins within its band only, rim included",
    arguments: [
      (Edge.left, LayoutDirection.ltr, 20.0, 1.0, true), (.left, .ltr, 20.1, 1, false),
      (.right, .ltr, 380, -1, true), (.right, .ltr, 379.9, -1, false),
      (.leading, .ltr, 5, 1, true), (.leading, .rtl, 395, -1, true),
      (.leading, .rtl, 5, 1, false), (.trailing, .rtl, 5, 1, true),
    ]
  )
  func band(_ edge: Edge, _ layout: LayoutDirection, _ x: Double, _ way: Double, _ begins: Bool) {
    var scene = SessionScene(["A", "B"], direction: layout)
    scene.declare("g", .edgePan) {
      $0.edge = edge
      $0.drive = .pop
    }
    scene.touch(.down, x, 400, at: 0.1)
    scene.touch(.move, x + way * 110, 400, at: 0.2)
    scene.touch(.move, x + way * 110, 401, at: 0.21)
    #expect(scene.states(of: "g") == (begins ? [.began, .changed] : [.failed]))
    let fraction = scene.transition.map(\.fraction)
    #expect(begins ? agrees(fraction, 0.25) : fraction == nil)
  }

  @Test("from an edge leads inwards, and follows the first finger only")
  func edgeFingers() {
    var steep = Self.scene(kind: .edgePan)
    steep.touch(.down, 5, 400, at: 0.1)
    steep.touch(.move, 15, 412, at: 0.2)
    #expect(steep.states(of: "g") == [.failed])

    var second = Self.scene(kind: .edgePan)
    second.touch(.down, 1, 200, 400, at: 0.1)
    second.touch(.down, 2, 5, 400, at: 0.2)
    second.touch(.move, 2, 90, 400, at: 0.3)
    #expect(second.states(of: "g") == [.failed, .failed])

    var first = Self.scene(kind: .edgePan)
    first.touch(.down, 1, 5, 400, at: 0.1)
    first.touch(.move, 1, 65, 400, at: 0.2)
    first.touch(.down, 2, 5, 500, at: 0.3)
    first.touch(.move, 2, 300, 500, at: 0.4)
    #expect(first.recognizer("g")?.translation.x == 50)
    first.touch(.up, 1, 65, 400, at: 0.5)
    #expect(first.recognizer("g")?.state == .ended)
  }
}
