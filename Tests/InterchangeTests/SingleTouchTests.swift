import Testing

@testable import Interchange

@Suite("A single-touch device")
struct SingleTouchTests {
  @Test("touches from BTN_TOUCH 1 to BTN_TOUCH 0; 2 is key repeat")
  func touch() throws {
    let result = try track(
      as: .singleTouch(.usual),
      [
        SampleFrame(0, [.axis(0, 3), .axis(1, 4)]),
        SampleFrame(1, [.touch(1), .axis(AxisCode.pressure, 7)]),
        SampleFrame(2, [.touch(2), .axis(0, 5)]),
        SampleFrame(3, [.touch(0), .axis(AxisCode.pressure, 0)]),
        SampleFrame(4, [.axis(0, 6)]),
      ]
    )
    #expect(result.story == ["1 began 3,4 @1", "1 moved 5,4 @2", "1 ended 5,4 @3"])
    #expect(result.updates.last?.axes.pressure == 7)
    #expect(result.diagnostics.count(of: .hover) == 2)
    #expect(result.diagnostics.count(of: .motionWithoutContact) == 0)
  }

  @Test("uses the axes it is told to")
  func axes() throws {
    let result = try track(
      as: .singleTouch(AxisPair(x: 2, y: 3)),
      [
        SampleFrame(0, [.axis(0, 1), .axis(2, 8), .axis(3, 9), .touch(1)]),
        SampleFrame(1, [.touch(0)]),
      ]
    )
    #expect(result.story == ["1 began 8,9 @0", "1 ended 8,9 @1"])
  }

  @Test("tells a pen from a finger")
  func pen() throws {
    let result = try track(
      as: .singleTouch(.usual),
      [SampleFrame(0, [.key(KeyCode.toolPen, 1), .axis(0, 1), .axis(1, 1), .touch(1)])]
    )
    #expect(result.updates.first?.axes.toolType == ContactAxes.pen)
  }
}
