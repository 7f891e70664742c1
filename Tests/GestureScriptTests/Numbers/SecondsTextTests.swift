import GestureScript
import TestSupport
import Testing

@Suite("Seconds")
struct SecondsTextTests {
  @Test("read back to the same microseconds, over the whole range")
  func roundTrip() {
    var world = RandomWorld(seed: 3)
    for microseconds in [.min, .max] + (0..<20_000).map({ _ in world.microseconds() }) {
      let text = SecondsText.text(microseconds: microseconds)
      #expect(SecondsText.microseconds(text) == microseconds, "\(text)")
    }
  }

  @Test(
    "are whole microseconds",
    arguments: zip(
      ["0.000001", "0.3", "-0.5", "0.1000000", "0.0000001", "9223372036854.775807"],
      [1, 300_000, -500_000, nil, nil, Int64.max]
    )
  )
  func reading(text: String, microseconds: Int64?) {
    #expect(SecondsText.microseconds(text) == microseconds)
  }

  @Test(
    "are refused beyond the range and without digits",
    arguments: [
      "9223372036854.775808", "-9223372036854.775809", "99999999999999999999", "", "-", ".5", "5.",
      "1e3", "+1", "1.-5", "1.5.5",
    ]
  )
  func refusal(text: String) {
    #expect(SecondsText.microseconds(text) == nil)
  }
}
