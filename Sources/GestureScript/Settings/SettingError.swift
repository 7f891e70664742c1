/// A setting that was not understood.
public struct SettingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and what was expected.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// `word` is none of `known`.
  init(_ message: String, _ word: String, among known: [String], otherwise: String) {
    let meant = Spelling.nearest(to: word, among: known).map { "did you mean \($0)?" }
    self.init("\(message); \(meant ?? otherwise)")
  }
}
