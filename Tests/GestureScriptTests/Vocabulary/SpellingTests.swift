import GestureScript
import TestSupport
import Testing

@Suite("The word that was meant")
struct SpellingTests {
  static let words = ["--output", "--only", "filmstrip", "verify", "outline", "busyGrace", "jsonl"]

  @Test("is found whatever one letter is wrong, missing, surplus or swapped", arguments: words)
  func mistakes(word: String) {
    var random = SeededGenerator(seed: UInt64(word.count))
    for _ in 0..<200 {
      var letters = Array(word)
      let place = Int.random(in: 2..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters[place] = "x"
      case 1: letters.remove(at: place)
      case 2: letters.insert("x", at: place)
      default: letters.swapAt(place, place + 1)
      }
      #expect(Spelling.nearest(to: String(letters), among: Self.words) == word, "\(letters)")
    }
  }

  @Test("is found from its first three letters on, if no other word begins so", arguments: words)
  func beginnings(word: String) {
    let dashes = word.prefix { $0 == "-" }.count
    for length in (dashes + 3)..<word.count {
      #expect(Spelling.nearest(to: String(word.prefix(length)), among: Self.words) == word)
    }
  }

  @Test("is not guessed from a beginning that several words have, or that is too short")
  func ambiguous() {
    let rules = ["touch-illegal-phase", "touch-unterminated"]
    #expect(Spelling.nearest(to: "touch", among: rules) == nil)
    #expect(Spelling.nearest(to: "touch-u", among: rules) == "touch-unterminated")
    #expect(Spelling.nearest(to: "--ou", among: ["--output"]) == nil)
    #expect(Spelling.nearest(to: "", among: rules) == nil)
  }
}
