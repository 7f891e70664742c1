import SessionModel

/// Words that were probably meant where another was written.
enum PredicateSpelling {
  /// Most letters that may be wrong, missing, surplus or swapped.
  private static let mostMistakes = 2
  /// Longest word that is looked at.
  private static let longest = 40
  /// Most words that are compared: a tape may have any number of names.
  private static let mostWords = 10_000

  /// The word among `words` that `word` most resembles; nil if none does.
  static func nearest(to word: String, among words: [String]) -> String? {
    guard !word.isEmpty, word.count <= longest else { return nil }
    let letters = Array(word.lowercased())
    var best: (word: String, mistakes: Int)?
    for other in words.prefix(mostWords) where other.count <= longest && other != word {
      let allowed = min(mostMistakes, max(other.count, word.count) / 2)
      guard abs(other.count - letters.count) <= allowed else { continue }
      let mistakes = WordDistance.mistakes(letters, Array(other.lowercased()))
      if mistakes <= allowed, mistakes < best?.mistakes ?? .max { best = (other, mistakes) }
    }
    return best?.word
  }
}
