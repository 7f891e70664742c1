/// What a path tells something of.
enum PlaceSubject: UInt8, Sendable {
  /// The session as a whole.
  case session
  /// The event that has just been applied.
  case event
  case window, stack, presented, container, queued
  case transition, recognizer, touch, animator
  case bar, barOwner, flag, scroll, appearance
  /// Everything that counts as a change of navigation; it can only be asked whether it changed.
  case navigation

  /// What one is called in a message.
  var title: String {
    switch self {
    case .barOwner: "bar"
    case .session, .event, .window, .stack, .presented, .container, .queued, .transition,
      .recognizer, .touch, .animator, .bar, .flag, .scroll, .appearance, .navigation:
      "\(self)"
    }
  }

  /// Whether there may be any number of them, each with a name or a number.
  var isKeyed: Bool {
    switch self {
    case .session, .event, .presented, .navigation: false
    case .window, .stack, .container, .queued, .transition, .recognizer, .touch, .animator, .bar,
      .barOwner, .flag, .scroll, .appearance:
      true
    }
  }

  /// Whether an element is a single value, which needs no field.
  var isValue: Bool {
    switch self {
    case .container, .bar, .barOwner, .flag, .scroll, .appearance: true
    case .session, .event, .window, .stack, .presented, .queued, .transition, .recognizer, .touch,
      .animator, .navigation:
      false
    }
  }
}
