import SessionModel

/// What two sources are known to begin with.
struct SharedStart {
  /// Blocks that hold the same events under the same names.
  var blocks = 0
  /// The session behind them, if outcomes do not matter; nil has the events replayed.
  var session: Session?
}
