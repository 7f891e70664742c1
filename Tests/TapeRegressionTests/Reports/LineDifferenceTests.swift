import TestSupport
import Testing

@testable import TapeRegression

@Suite("A difference between two texts")
struct LineDifferenceTests {
  @Test("shows what changed with the lines around it")
  func example() {
    let old = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    var new = old
    new[3] = "D"
    new.append("j")
    #expect(
      LineDifference.lines(from: old, to: new)
        == ["@@ line 2", " b", " c", "-d", "+D", " e", " f", "@@ line 8", " h", " i", "+j"]
    )
  }

  @Test("is empty exactly if the texts are the same", arguments: 0..<200)
  func empty(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let old = lines(&generator)
    let new = seed % 5 == 0 ? old : lines(&generator)
    #expect(LineDifference.lines(from: old, to: new).isEmpty == (old == new))
  }

  @Test("turns, where all of it is shown, one text into the other", arguments: 0..<300)
  func edits(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (old, new) = (lines(&generator), lines(&generator))
    let shown = LineDifference.lines(from: old, to: new).filter { !$0.hasPrefix("@@") }
    let common = { (sign: Character) in shown.filter { $0.first == sign }.map { $0.dropFirst() } }
    let kept = LineDifferenceTests.isSubsequence(common(" ") + [], of: old)
    #expect(kept)
    #expect(old.count - common("-").count == new.count - common("+").count)
  }

  @Test("is cut short, and says so, where nothing is the same")
  func long() {
    let old = (0..<5000).map { "old \($0)" }
    let new = (0..<5000).map { "new \($0)" }
    let shown = LineDifference.lines(from: old, to: new)
    #expect(shown.count <= LineDifference.mostShown + 2)
    #expect(shown.last == "… and more; `touchtape outline` shows all of it")
  }

  private func lines(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      ["a", "b", "c"][Int.random(in: 0..<3, using: &generator)]
    }
  }

  private static func isSubsequence(_ part: [Substring], of whole: [String]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { line in
      guard let place = rest.firstIndex(where: { $0 == line }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
