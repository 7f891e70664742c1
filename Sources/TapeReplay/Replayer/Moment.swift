import SessionModel

/// A state exactly after an event, and the session's time then.
struct Moment<State: Sendable>: Sendable {
  var state: State
  var time: Time
}
