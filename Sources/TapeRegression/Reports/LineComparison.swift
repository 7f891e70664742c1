/// Compares lines, as they come, with those of a stored text, in memory that does not grow with either.
struct LineComparison {
  private let stored: StoredLines
  /// Lines that are the same on both sides and have been dropped.
  private var dropped = 0
  /// What is kept: the last lines that are the same, then what follows the first that is not.
  private var old: [String] = []
  private var new: [String] = []
  private var differs = false
  private var isCut = false

  init(with stored: StoredLines) {
    self.stored = stored
  }

  /// Takes in the next lines.
  mutating func add(_ lines: [String]) throws(RegressionError) {
    for line in lines {
      guard !differs else {
        keep(line)
        continue
      }
      let other = try stored.next()
      differs = !(other?.same(as: line) ?? false)
      if let other { old.append(other) }
      new.append(line)
      if !differs, new.count > LineDifference.context {
        old.removeFirst()
        new.removeFirst()
        dropped += 1
      }
    }
  }

  /// Ends the comparison: what differs, as a reviewer reads it; empty if nothing does.
  mutating func finish() throws(RegressionError) -> [String] {
    while let other = try stored.next() {
      guard old.count < LineDifference.mostKept else {
        isCut = true
        break
      }
      old.append(other)
    }
    return LineDifference.lines(from: old, to: new, after: dropped, isCut: isCut)
  }

  private mutating func keep(_ line: String) {
    if new.count < LineDifference.mostKept { new.append(line) } else { isCut = true }
  }
}
