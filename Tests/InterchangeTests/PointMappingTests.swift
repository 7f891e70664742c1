import SessionModel
import Testing

@testable import Interchange

@Suite("A point mapping")
struct PointMappingTests {
  private static func span(_ minimum: Int32, _ maximum: Int32) -> AxisSpan {
    AxisSpan(minimum: minimum, maximum: maximum, source: .recording)
  }

  private static func mapping(_ rotation: ScreenRotation = .none) -> PointMapping {
    PointMapping(
      x: span(-100, 100),
      y: span(0, 400),
      screen: Size(width: 50, height: 80),
      rotation: rotation
    )
  }

  @Test(
    "turns the picture clockwise",
    arguments: [
      (ScreenRotation.none, 12.5, 60.0), (.quarter, 12.5, 20.0), (.half, 37.5, 20.0),
      (.threeQuarters, 37.5, 60.0),
    ]
  )
  func rotation(rotation: ScreenRotation, x: Double, y: Double) {
    let point = Self.mapping(rotation).point(x: -50, y: 300)
    #expect(point == Point(x: x, y: y))
  }

  @Test("puts the ends of the axes on the edges in every rotation")
  func edges() {
    for rotation in ScreenRotation.allCases {
      for (x, y) in [(-100, 0), (100, 0), (-100, 400), (100, 400)] as [(Int32, Int32)] {
        let point = Self.mapping(rotation).point(x: x, y: y)
        #expect([0, 50].contains(point.x) && [0, 80].contains(point.y))
      }
    }
  }

  @Test("does not clamp")
  func outside() {
    #expect(Self.mapping().point(x: -104, y: 410) == Point(x: -1, y: 82))
    let widest = PointMapping(x: Self.span(.min, .max), y: Self.span(.min, .max))
    #expect(widest.point(x: .min, y: .max) == Point(x: 0, y: 844))
  }

  @Test("scales by the size less 1 where units are points, and by the size one unit beside")
  func unitPerPoint() {
    func right(_ maximum: Int32) -> Double {
      PointMapping(x: Self.span(0, maximum), y: Self.span(0, 1)).point(x: maximum, y: 0).x
    }
    #expect(right(388) == 390)
    #expect(right(389) == 389)
    #expect(right(390) == 390)
  }

  @Test("is safe where a range is empty or upside down", arguments: [(5, 5), (9, -9)])
  func degenerate(minimum: Int32, maximum: Int32) {
    let mapping = PointMapping(x: Self.span(minimum, maximum), y: Self.span(0, 10))
    #expect(mapping.point(x: 7, y: 5) == Point(x: 0, y: 422))
  }

  @Test("knows no point while a coordinate is unknown")
  func unknown() {
    #expect(Self.mapping().point(of: ContactAxes(x: 1)) == nil)
    #expect(Self.mapping().point(of: ContactAxes(x: 100, y: 400))?.x == 50)
  }

  @Test("divides the pressure by the axis maximum")
  func pressure() {
    var mapping = Self.mapping()
    let axes = ContactAxes(pressure: 192)
    #expect(mapping.pressure(of: axes) == nil)
    mapping.pressureMaximum = 256
    #expect(mapping.pressure(of: axes) == 0.75)
    #expect(mapping.pressure(of: ContactAxes()) == nil)
  }

  @Test("takes ranges from the recording, else from a description, else from the values")
  func sources() throws {
    let events = "E: 0.000001 0003 0039 1\nE: 0.000001 0003 0035 20\nE: 0.000001 0003 0036 30\n"
    let more = "E: 0.000001 0000 0000 0\nE: 0.5 0003 0035 80\nE: 0.5 0000 0000 0\n"
    let header = "A: 35 10 110 0 0 0\n"
    let description = Array("A: 35 0 200 0 0 0\nA: 36 0 90 0 0 0\n".utf8)
    let text = Array((header + events + more).utf8)
    let alone = try TouchRecording(text)
    #expect(alone.mapping.x == AxisSpan(minimum: 10, maximum: 110, source: .recording))
    #expect(alone.mapping.y == AxisSpan(minimum: 30, maximum: 30, source: .valuesSeen))
    #expect(alone.diagnostics.count(of: .rangeFromValues) == 1)
    let both = try TouchRecording(text, options: ImportOptions(description: description))
    #expect(both.mapping.x == AxisSpan(minimum: 10, maximum: 110, source: .recording))
    #expect(both.mapping.y == AxisSpan(minimum: 0, maximum: 90, source: .description))
    #expect(both.diagnostics.count(of: .rangeFromValues) == 0)
  }

  @Test("marks touchpads", arguments: [("01", true), ("04", true), ("02", false), ("00", false)])
  func touchpads(properties: String, isPointer: Bool) throws {
    let text = "P: \(properties) 00\nE: 0.000001 0003 0039 1\nE: 0.000001 0000 0000 0\n"
    let recording = try TouchRecording(Array(text.utf8))
    #expect(recording.mapping.isPointer == isPointer)
    #expect(recording.diagnostics.count(of: .pointerDevice) == (isPointer ? 1 : 0))
  }
}
