/// An errand that may take long: most of it is done beside the player, which goes on meanwhile.
public struct LongErrand: Sendable {
  /// What is left at the end, such as writing a file that is complete in memory; done by the player's
  /// own thread, which a signal does not end in between, and never after the errand was stopped.
  public typealias Ending = @Sendable () -> ErrandOutcome

  /// What is being done, for the status line: `cutting #1 to #9000`.
  public let title: String
  let work: @Sendable (ErrandProgress) -> Ending

  /// An errand called `title` that `work` does, up to its ending.
  public init(_ title: String, _ work: @escaping @Sendable (ErrandProgress) -> Ending) {
    self.title = title
    self.work = work
  }

  /// Does it here and now.
  public func performed() -> ErrandOutcome {
    work(ErrandProgress())()
  }

  /// Begins it beside whoever calls; what is left is in the progress once the rest is done.
  func begin() -> ErrandProgress {
    let progress = ErrandProgress()
    Task.detached(priority: .utility) { [work] in
      progress.end(work(progress))
    }
    return progress
  }
}
