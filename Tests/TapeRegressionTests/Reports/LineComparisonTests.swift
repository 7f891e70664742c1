import TestSupport
import Testing

@testable import TapeRegression

@Suite("A comparison with a stored text")
struct LineComparisonTests {
  @Test("shows what comparing whole texts shows, however the lines come", arguments: 0..<300)
  func whole(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try TemporaryFolder()
    let old = lines(seed % 3 == 0 ? 2600 : 9, &random)
    var new = seed % 7 == 0 ? lines(9, &random) : old
    for _ in 0..<(seed % 4) where !new.isEmpty {
      let place = Int.random(in: new.indices, using: &random)
      if seed % 2 == 0 { new[place] += "!" } else { new.remove(at: place) }
    }
    if seed % 11 == 0 { new += lines(1500, &random) }
    try folder.write(old.map { $0 + "\n" }.joined(), to: "x.outline")
    var comparison = LineComparison(with: try #require(try StoredLines(folder.path("x.outline"))))
    var rest = new[...]
    while !rest.isEmpty {
      let count = Int.random(in: 0...40, using: &random)
      try comparison.add(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(try comparison.finish() == LineDifference.lines(from: old, to: new))
  }

  @Test("reads lines as an outline does", arguments: ["", "\n", "a", "a\n", "\na\n\n", "ä\r\nb"])
  func lines(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "x.outline")
    let stored = try #require(try StoredLines(folder.path("x.outline")))
    var lines: [String] = []
    while let line = try stored.next() { lines.append(line) }
    #expect(lines == Outline(text: text).lines)
    #expect(try StoredLines(folder.path("y.outline")) == nil)
  }

  private func lines(_ most: Int, _ random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      ["a", "b", "c", ""][Int.random(in: 0..<4, using: &random)]
    }
  }
}
