import GestureScript
import TestSupport
import Testing

@Suite("A moment of the wall clock")
struct WallClockTextTests {
  @Test("reads back to the same microsecond, over the whole range")
  func roundTrip() {
    var world = RandomWorld(seed: 4)
    for microseconds in [.min, .max] + (0..<20_000).map({ _ in world.microseconds() }) {
      let text = WallClockText.text(microseconds: microseconds)
      #expect(WallClockText.microseconds(text) == microseconds, "\(text)")
    }
  }

  @Test(
    "is in UTC, by the Gregorian calendar",
    arguments: zip(
      [0, -1, 951_782_400_000_000, 4_102_444_799_000_000, 253_402_300_800_000_000],
      [
        "1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999999Z", "2000-02-29T00:00:00Z",
        "2099-12-31T23:59:59Z", "+10000-01-01T00:00:00Z",
      ]
    )
  )
  func form(microseconds: Int64, text: String) {
    #expect(WallClockText.text(microseconds: microseconds) == text)
  }

  @Test(
    "is refused when no calendar has it",
    arguments: [
      "", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z",
      "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z",
      "2024-01-01T00:60:00Z",
      "2024-01-01T00:00:60Z", "2024-01-01T00:00:00", "2024-01-01T00:00:00+01:00",
      "2024-1-01T00:00:00Z",
      "2024-01-01T00:00:0Z", "2024-01-01T00:00:00.1234567Z", "2024-01-01 00:00:00Z",
      "+999999-01-01T00:00:00Z", "-999999-01-01T00:00:00Z", "99999-01-01T00:00:00Z",
    ]
  )
  func refusal(text: String) {
    #expect(WallClockText.microseconds(text) == nil)
  }
}
