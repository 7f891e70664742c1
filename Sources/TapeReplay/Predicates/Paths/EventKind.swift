import SessionModel

/// What an event is, as predicates call it.
enum EventKind: UInt8, CaseIterable {
  case setup, touch, sample, gesture, call, transition, animator, callback, observation, model, flag
  case bars, scroll, rotation, app, lifetime, mark, note, custom, unknown, lost, end

  /// By pointer: a copy would count the owners of what the event holds.
  @inline(__always)
  init(_ event: UnsafePointer<TimedEvent>) {
    switch event.pointee.event {
    case .setup: self = .setup
    case .touch: self = .touch
    case .touchSample: self = .sample
    case .gesture, .gestureControl: self = .gesture
    case .call: self = .call
    case .transition: self = .transition
    case .animator: self = .animator
    case .callback: self = .callback
    case .observation: self = .observation
    case .model: self = .model
    case .flag: self = .flag
    case .bars: self = .bars
    case .scroll: self = .scroll
    case .rotation: self = .rotation
    case .app: self = .app
    case .lifetime: self = .lifetime
    case .mark: self = .mark
    case .note: self = .note
    case .custom: self = .custom
    case .unknown: self = .unknown
    case .lost: self = .lost
    case .end: self = .end
    }
  }
}
