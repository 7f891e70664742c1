import SessionModel

/// Kinds of event that belong together, as `events --only` names them.
enum EventFamily: String, CaseIterable {
  case setup, touch, gesture, call, transition, animator, callback, observation, state, app
  case annotation

  /// The family of `event`.
  init(of event: Event) {
    switch event {
    case .setup: self = .setup
    case .touch, .touchSample: self = .touch
    case .gesture, .gestureControl: self = .gesture
    case .call: self = .call
    case .transition: self = .transition
    case .animator: self = .animator
    case .callback: self = .callback
    case .observation, .model: self = .observation
    case .flag, .bars, .scroll: self = .state
    case .rotation, .app, .lifetime: self = .app
    case .mark, .note, .custom, .unknown, .lost, .end: self = .annotation
    }
  }
}
