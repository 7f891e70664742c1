import Findings
import Testing

@Suite("Two fingers")
struct TwoFingerTests {
  /// A second finger that leaves at `lift`, and one that moves inwards from the edge after 0.5 s.
  private func swipe(secondLeavesAt lift: Double) throws -> CheckedLog {
    try CheckedLog(
      """
      0 setup stack main=[A,B]
      0.4 touch down id=2 x=200 y=400
      \(lift < 0.5 ? "\(lift) touch up id=2 x=200 y=400" : "")
      0.5 touch down id=1 x=4 y=400
      0.6 touch move id=1 x=80 y=400
      0.7 touch up id=1 x=80 y=400
      \(lift < 0.5 ? "" : "\(lift) touch up id=2 x=200 y=400")
      """
    )
  }

  @Test("are no back swipe, though one of them comes from the edge")
  func together() throws {
    #expect(try swipe(secondLeavesAt: 0.65).lines(of: .edgeSwipeNotHonoured) == [])
    #expect(try swipe(secondLeavesAt: 0.8).lines(of: .edgeSwipeNotHonoured) == [])
  }

  @Test("are two gestures when one has left before the other lands")
  func apart() throws {
    let lines = try swipe(secondLeavesAt: 0.45).lines(of: .edgeSwipeNotHonoured)
    #expect(lines == ["warning edge-swipe-not-honoured 0.5 touch:1"])
  }
}
