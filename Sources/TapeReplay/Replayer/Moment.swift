import SessionModel

/// A state exactly after an event, and the session's time then.
struct Moment<State: Sendable>: Sendable {
  var state: State
  var time: Time
  /// Whether events on the way were lost with their block, and nothing has mended the state since.
  var isBroken = false
}
