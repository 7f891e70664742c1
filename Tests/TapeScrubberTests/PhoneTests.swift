import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A phone")
struct PhoneTests {
  @Test(
    "looks at each place, in each size and with each number of colours, as it did",
    arguments: PhoneMoments.places,
    PhoneMoments.sizes
  )
  func looks(place: (name: String, microseconds: Int64), size: CellSize) throws {
    var lines: [String] = []
    for depth in ColorDepth.allCases {
      let look = PhoneLook(depth: depth, showsEdgeZones: size.columns > 20)
      let phone = try PhoneMoments.phone(at: place.microseconds, size, look)
      lines += ["\(depth):"] + StyleGrid.lines(of: phone.converted(to: depth)) + [""]
    }
    GoldenText.expect(lines, equals: "phone-\(place.name)-\(size.columns)x\(size.rows)")
  }
}
