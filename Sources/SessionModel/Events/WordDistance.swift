/// How far two words are from one another, for those who suggest what was probably meant.
public enum WordDistance {
  /// The fewest letters to replace, drop, add, or swap with the next, that turn `word` into `other`
  /// (Damerau's distance, no letter moved twice).
  ///
  /// - Complexity: O(letters of one × letters of the other).
  public static func mistakes<Letter: Equatable>(_ word: [Letter], _ other: [Letter]) -> Int {
    var rows = [Array(0...other.count)]
    for (row, letter) in word.enumerated() {
      var next = [row + 1]
      for (column, wanted) in other.enumerated() {
        let kept = rows[row][column] + (letter == wanted ? 0 : 1)
        var best = min(kept, rows[row][column + 1] + 1, next[column] + 1)
        let isSwap =
          row > 0 && column > 0 && letter == other[column - 1] && word[row - 1] == wanted
        if isSwap { best = min(best, rows[row - 1][column - 1] + 1) }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[word.count][other.count]
  }
}
