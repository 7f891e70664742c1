/// A line that says how far something has come, where a person waits longer than a moment.
struct ProgressLine {
  /// Time after which a person wonders.
  private static let patience = Duration.seconds(1)

  private let title: String
  private let console: Console
  private let start: ContinuousClock.Instant
  private var shown: Int?

  /// A line that begins with `title`; nothing is shown yet, and never where no person looks.
  init(_ title: String, _ console: Console) {
    self.title = title
    self.console = console
    start = ContinuousClock.now
  }

  /// Shows that `progress`, from 0 to 1, is done.
  mutating func show(_ progress: Double) {
    let percent = Int(progress * 100)
    guard console.remarksAreTerminal, percent != shown,
      start.duration(to: .now) >= Self.patience
    else { return }
    shown = percent
    console.remarkInPlace("\(title): \(percent) %")
  }

  /// Takes the line away.
  mutating func clear() {
    if shown != nil { console.remarkInPlace("") }
    shown = nil
  }
}
