import GestureScript

/// A command line that was not understood.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong.
  let message: String

  /// A misunderstanding.
  init(_ message: String) {
    self.message = message
  }

  /// `word` is none of the words `known`: names the one that was probably meant, or else `all`, which
  /// by default are the known ones.
  init(_ message: String, _ word: String, among known: [String], otherwise all: String? = nil) {
    let meant = Spelling.nearest(to: word, among: known).map { "did you mean \($0)?" }
    self.init("\(message); \(meant ?? all ?? "there are " + known.joined(separator: ", "))")
  }
}
