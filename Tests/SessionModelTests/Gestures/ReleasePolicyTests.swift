import SessionModel
import Testing

@Suite("The default release rule")
struct ReleasePolicyTests {
  static func finishes(
    tx: Double,
    vx: Double,
    rest: Double = 0.01,
    _ policies: [Policy: Double]
  ) -> Bool? {
    var scene = SessionScene(["A", "B"], policies: policies)
    scene.declare("back", .pan) { $0.drive = .pop }
    scene.gesture("back", .began, tx: 4, at: 0.1)
    scene.gesture("back", .changed, tx: tx, vx: vx, at: 0.2)
    scene.gesture("back", .ended, tx: tx, vx: vx, at: 0.2 + rest)
    return scene.probe.decisions.first?.decision.finishes
  }

  @Test("finishes from the progress that the policy names", arguments: [0.5, 0.25, 0.8])
  func finishFraction(_ fraction: Double) {
    let policies: [Policy: Double] = fraction == 0.5 ? [:] : [.finishFraction: fraction]
    #expect(Self.finishes(tx: fraction * 400, vx: 0, policies) == true)
    #expect(Self.finishes(tx: fraction * 400 - 1, vx: 0, policies) == false)
  }

  @Test("asks for nothing else above the speed that the policy names", arguments: [300.0, 50])
  func flickSpeed(_ speed: Double) {
    let policies: [Policy: Double] = speed == 300 ? [:] : [.flickSpeed: speed]
    #expect(Self.finishes(tx: 40, vx: speed + 0.1, policies) == true)
    #expect(Self.finishes(tx: 40, vx: speed, policies) == false)
    #expect(Self.finishes(tx: 360, vx: -speed - 0.1, policies) == false)
    #expect(Self.finishes(tx: 360, vx: -speed, policies) == true)
  }

  @Test("forgets the speed of a finger that rests longer than the policy names")
  func restLimit() {
    for (limit, policies) in [(0.1, [:]), (0.5, [Policy.restLimit: 0.5])]
      as [(Double, [Policy: Double])]
    {
      #expect(Self.finishes(tx: 40, vx: 900, rest: limit, policies) == true)
      #expect(Self.finishes(tx: 40, vx: 900, rest: limit + 0.001, policies) == false)
    }
  }

  @Test("is asked of an edge pan that lands in the band of the policy's width, rim included")
  func edgeWidth() {
    for (width, policies) in [(20.0, [:]), (13, [Policy.edgeWidth: 13.0])]
      as [(Double, [Policy: Double])]
    {
      for (x, state) in [(width, GestureState.began), (width + 0.5, .failed)] {
        var scene = SessionScene(["A", "B"], policies: policies)
        scene.declare("edge", .edgePan) { $0.drive = .pop }
        scene.touch(.down, x, 400, at: 0.1)
        scene.touch(.move, x + 30, 400, at: 0.2)
        #expect(scene.states(of: "edge") == [state])
      }
    }
  }
}
