import SessionModel
import Testing

@Suite("A tap")
struct TapPolicyTests {
  static func tap(
    straying: Double,
    lasting: Double,
    _ policies: [Policy: Double]
  ) -> [GestureState] {
    var scene = SessionScene(["A"], policies: policies)
    scene.declare("tap", .tap)
    scene.touch(.down, 100, 100, at: 1)
    scene.touch(.move, 100 + straying, 100, at: 1.01)
    scene.advance(to: 1 + lasting)
    scene.touch(.up, 100 + straying, 100, at: 1 + lasting)
    return scene.states(of: "tap")
  }

  @Test("may stray as far as the policy says, and no further", arguments: [10.0, 3, 25])
  func movement(_ limit: Double) {
    let policies: [Policy: Double] = limit == 10 ? [:] : [.tapMovement: limit]
    #expect(Self.tap(straying: limit, lasting: 0.1, policies) == [.ended])
    #expect(Self.tap(straying: limit + 0.01, lasting: 0.1, policies) == [.failed])
  }

  @Test("may last as long as the policy says, and no longer", arguments: [0.5, 0.2, 3])
  func duration(_ limit: Double) {
    let policies: [Policy: Double] = limit == 0.5 ? [:] : [.tapDuration: limit]
    #expect(Self.tap(straying: 0, lasting: limit, policies) == [.ended])
    #expect(Self.tap(straying: 0, lasting: limit + 0.001, policies) == [.failed])
  }

  @Test("with no end of patience waits, and does no harm")
  func endless() {
    #expect(Self.tap(straying: 0, lasting: 1000, [.tapDuration: 1e300]) == [.ended])
  }
}
