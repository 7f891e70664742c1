/// With which words and options, and with what numbers, a text can occur in events of one form.
///
/// Found out once, it spares most events being printed: a text that asks for a word or an option that
/// an event has not cannot occur in it.
struct TextFit: Sendable {
  /// The parts of a form.
  struct Form {
    /// What comes first, the name included where there is one.
    var head: String
    /// What comes next: one of these.
    var words: [String]
    /// What may come then, one bit each, from the lowest.
    var options: [[TextForm.Piece]]

    func chains(words: [String], without left: Int? = nil) -> [[TextForm.Piece]] {
      [[.text(head)], [.words(words)]] + options.indices.filter { $0 != left }.map { options[$0] }
    }
  }

  /// Bytes from which on a text is worth the trouble.
  private static let least = 3

  /// By word, whether the text can occur with it.
  private var words: [Bool]
  /// Options without which it cannot.
  private var required: UInt16 = 0
  /// Whether it needs a number with an exponent, or one that is not finite.
  let needsOddNumber: Bool

  /// The fit of `needle`; nil where it cannot occur.
  ///
  /// - Parameter startsInHead: whether only what begins within the head counts.
  init?(_ needle: [UInt8], in form: Form, startsInHead: Bool = false) {
    if startsInHead, !Self.begins(needle, in: Array(form.head.lowercased().utf8)) { return nil }
    func fits(_ chains: [[TextForm.Piece]], _ numbers: TextForm.Numbers = .any) -> Bool {
      TextForm(chains, numbers: numbers).mayContain(needle, startsInFirstChain: startsInHead)
    }
    let all = form.chains(words: form.words)
    guard fits(all) else { return nil }
    // What is so short is found at once, or not at all.
    guard needle.count >= Self.least else {
      (words, needsOddNumber) = (form.words.map { _ in true }, false)
      return
    }
    needsOddNumber = !fits(all, .plain)
    words = form.words.map { fits(form.chains(words: [$0])) }
    for option in form.options.indices where !fits(form.chains(words: form.words, without: option))
    {
      required |= 1 << UInt16(option)
    }
  }

  /// Whether `needle`, as far as `head` goes on, agrees with it from any place on.
  private static func begins(_ needle: [UInt8], in head: [UInt8]) -> Bool {
    head.indices.contains { start in
      zip(head[start...], needle).allSatisfy { $0 == $1 }
    }
  }

  /// Whether the text can occur with that word and those options.
  @inline(__always)
  func allows(word: Int, options: UInt16) -> Bool {
    words[word] && required & ~options == 0
  }
}
