import Synchronization

/// How far an errand is that is done beside the player, and whether it is still wanted.
public final class ErrandProgress: Sendable {
  private struct State {
    var share = 0.0
    var isStopped = false
    var ending: LongErrand.Ending?
  }

  private let state = Mutex(State())

  /// The progress of an errand that has just begun.
  public init() {}

  /// Whether nobody waits for the errand any more; it may as well stop.
  public var isStopped: Bool {
    state.withLock { $0.isStopped }
  }

  /// Says that `done` parts of `whole` are done.
  public func report(_ done: Int, of whole: Int) {
    state.withLock { $0.share = min(1, Double(done) / Double(max(1, whole))) }
  }

  /// How much of the errand is done, in whole percent.
  var percent: Int {
    state.withLock { Int($0.share * 100) }
  }

  /// Whoever asked for the errand wants it no more.
  func stop() {
    state.withLock { $0.isStopped = true }
  }

  /// All is done that can be done beside the player.
  func end(_ ending: @escaping LongErrand.Ending) {
    state.withLock { $0.ending = ending }
  }

  /// What is left to be done, once that is all.
  var ending: LongErrand.Ending? {
    state.withLock { $0.ending }
  }
}
