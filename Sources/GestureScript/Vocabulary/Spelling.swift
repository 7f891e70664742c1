import SessionModel

/// Words that were probably meant where another was written.
public enum Spelling {
  /// Most letters that may be wrong, missing, surplus or swapped.
  private static let mostMistakes = 2
  /// Longest word that is looked at; no command and no option comes near.
  public static let longest = 32

  /// Fewest letters that a word is recognized by that was not finished.
  private static let shortestStart = 3

  /// The word among `words` that `word` most resembles, or else the only one that it begins; nil if
  /// there is none.
  public static func nearest(to word: String, among words: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let near = words.map { (word: $0, mistakes: WordDistance.mistakes(Array(word), Array($0))) }
      .filter { $0.mistakes <= min(mostMistakes, $0.word.count / 2) }
    if let nearest = near.min(by: { $0.mistakes < $1.mistakes }) { return nearest.word }
    guard word.drop(while: { $0 == "-" }).count >= shortestStart else { return nil }
    let begun = words.filter { $0.hasPrefix(word) }
    return begun.count == 1 ? begun[0] : nil
  }
}
