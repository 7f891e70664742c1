import SessionModel
import TestSupport
import Testing

@Suite("A finger's velocity under a policy")
struct VelocityPolicyTests {
  static func policies(_ estimator: VelocityEstimator) -> [Policy: Double] {
    [.velocityEstimator: Double(estimator.rawValue)]
  }

  /// A random path of a finger: steps of 4 to 20 ms, some of them without a move.
  static func path(_ seed: UInt64) -> [LiveTouch.Sample] {
    var random = SeededGenerator(seed: seed)
    var (place, time) = (Point(x: 40, y: 400), Time(microseconds: 1_000_000))
    return (0..<Int.random(in: 2...40, using: &random)).map { _ in
      let sample = LiveTouch.Sample(position: place, time: time)
      time = time + Interval(microseconds: Int64.random(in: 4000...20_000, using: &random))
      if Int.random(in: 0..<5, using: &random) > 0 {
        let dx = Double.random(in: -2...14, using: &random)
        place = Point(x: place.x + dx, y: place.y + Double.random(in: -1...1, using: &random))
      }
      return sample
    }
  }

  @Test("is spelled as the estimators are")
  func spellings() {
    let choices = Policy.velocityEstimator.choices.map { "\($0)" }
    #expect(choices == VelocityEstimator.allCases.map { "\($0)" })
  }

  @Test("is what the estimator finds for the samples up to then", arguments: 0..<60)
  func pan(_ seed: UInt64) {
    let path = Self.path(seed)
    for estimator in VelocityEstimator.allCases {
      var scene = PanTests.scene(Self.policies(estimator))
      for place in path.indices {
        let (at, time) = (path[place].position, path[place].time)
        scene.touch(place == 0 ? .down : .move, at.x, at.y, at: time.seconds)
        // A pan that has failed, or has not moved, has none.
        guard place > 0, scene.recognizer("g")?.state.isActive == true else { continue }
        let found = scene.recognizer("g")?.velocity ?? .zero
        let expected = estimator.velocity(of: Array(path[...place].suffix(20)), at: time)
        #expect((found.x - expected.x).magnitude <= 1e-6 * (1 + expected.x.magnitude))
        #expect((found.y - expected.y).magnitude <= 1e-6 * (1 + expected.y.magnitude))
      }
    }
  }

  @Test(
    "forgets a finger that rests 40 ms before it lifts, if it is Android's",
    arguments: VelocityEstimator.allCases
  )
  func lift(_ estimator: VelocityEstimator) {
    let forgets = estimator == .leastSquares || estimator == .impulse
    for (rest, stops) in [(0.04, false), (0.040_001, true)] {
      for (kind, press) in [(RecognizerDeclaration.Kind.pan, 0.0), (.longPress, 0.5)] {
        var scene = PanTests.scene(Self.policies(estimator), kind: kind)
        scene.touch(.down, 100, 400, at: 1)
        for step in 1...8 {
          let at = Double(step)
          scene.touch(.move, 100 + 10 * at, 400, at: 1 + press + at / 100)
        }
        // Where it leaves is no sample of theirs.
        scene.touch(.up, 180, 400, at: 1.08 + press + rest)
        let velocity = scene.recognizer("g")?.velocity.x ?? -1
        #expect(scene.states(of: "g").last == .ended)
        #expect((velocity - (forgets && stops ? 0 : 1000)).magnitude < 1, "\(velocity)")
      }
    }
  }

  @Test("decides a release as another system would")
  func release() {
    for (estimator, finishes) in [(VelocityEstimator.lastPair, true), (.leastSquares, false)] {
      var scene = PanTests.scene(Self.policies(estimator)) { $0.drive = .pop }
      scene.touch(.down, 100, 400, at: 1)
      for step in 1...8 {
        scene.touch(.move, 100 + 10 * Double(step), 400, at: 1 + Double(step) / 100)
      }
      scene.touch(.up, 180, 400, at: 1.15)
      #expect(scene.probe.decisions.map(\.decision.finishes) == [finishes])
    }
  }

  @Test("starts anew when the app resets the translation")
  func reset() {
    var scene = PanTests.scene(Self.policies(.leastSquares))
    scene.touch(.down, 100, 400, at: 1)
    scene.touch(.move, 150, 400, at: 1.01)
    scene.apply(.gestureControl(GestureControl(scene.name("g"), .resetTranslation)), at: 1.01)
    #expect(scene.recognizer("g")?.velocity == .zero)
    scene.touch(.move, 151, 400, at: 1.02)
    #expect(agrees(scene.recognizer("g")?.velocity.x, 100))
  }

  @Test("asks for no memory unless it is set")
  func memory() throws {
    func size(_ estimator: VelocityEstimator) -> Int {
      var scene = PanTests.scene(Self.policies(estimator))
      scene.touch(.down, 100, 400, at: 1)
      let before = scene.session.encoded().count
      for step in 1...50 {
        scene.touch(.move, 100 + 10 * Double(step), 400, at: 1 + Double(step) / 100)
      }
      return scene.session.encoded().count - before
    }
    // Twenty samples of two coordinates each, and their times.
    #expect(size(.leastSquares) - size(.lastPair) > 20 * 16)
    #expect(size(.leastSquares) - size(.lastPair) < 20 * 24)
  }
}
