import GestureScript
import TestSupport
import Testing

@Suite("A number's text")
struct NumberTextTests {
  @Test("reads back to the same bits, whatever the bits")
  func roundTrip() throws {
    var world = RandomWorld(seed: 1)
    for number in RandomWorld.nastyNumbers + (0..<20_000).map({ _ in world.number() }) {
      let text = NumberText.text(number)
      let read = try #require(NumberText.number(text), "\(text)")
      #expect(read.bitPattern == number.bitPattern, "\(text)")
    }
  }

  @Test("is as short as it can be")
  func shortest() {
    var world = RandomWorld(seed: 2)
    for _ in 0..<2000 {
      let number = Double(world.below(1_000_000)) / 1000
      let text = NumberText.text(number)
      #expect(text.utf8.count <= number.description.utf8.count)
      #expect(NumberText.number(String(text.dropLast()))?.bitPattern != number.bitPattern)
    }
  }

  @Test(
    "has one form",
    arguments: zip(
      [0, -0.0, 40, -1.5, 1e-5, 1.5e-7, 1e16, 1.25e300, .infinity, -.infinity, .nan],
      ["0", "-0", "40", "-1.5", "1e-5", "1.5e-7", "1e16", "1.25e300", "inf", "-inf", "nan"]
    )
  )
  func form(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test("shows the bits of other NaNs")
  func payload() {
    #expect(NumberText.text(Double(bitPattern: 0xFFF8_0000_0000_0001)) == "nan:fff8000000000001")
    #expect(NumberText.number("nan:7ff0000000000001")?.bitPattern == 0x7FF0_0000_0000_0001)
    #expect(NumberText.number("nan:7ff0000000000000") == nil)
  }

  @Test(
    "is refused when it is none",
    arguments: [
      "", "-", "+", ".", ".5", "5.", "1e", "1e+", "1e5.5", "0x10", "1_000", " 1", "1 ", "1,5",
      "nan:",
      "nan:12345678901234567", "-nan", "NaN", "infinity", "1e999", "-1e999", "--1", "1-", "١",
    ]
  )
  func refusal(text: String) {
    #expect(NumberText.number(text) == nil)
  }
}
