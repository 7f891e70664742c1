/// The lines that were typed before, by what they were for.
struct PromptHistory: Equatable, Sendable {
  /// Lines of one kind that are kept.
  private static let most = 50

  private var lines: [Prompt.Purpose: [String]] = [:]

  /// The lines for `purpose`, the last one last.
  func lines(for purpose: Prompt.Purpose) -> [String] {
    lines[purpose] ?? []
  }

  /// Keeps the line of `prompt`; one that was there before moves to the end.
  mutating func keep(_ prompt: Prompt) {
    guard !prompt.text.isEmpty else { return }
    var kept = lines(for: prompt.purpose).filter { $0 != prompt.text }
    kept.append(prompt.text)
    lines[prompt.purpose] = kept.suffix(Self.most)
  }
}
