/// What an impolite monkey does in the middle of a gesture.
enum MonkeyInterjection {
  /// A navigation call.
  case call
  /// A flag, a bar, a mark.
  case sideState
  /// The app leaves the front, and the touches are cancelled.
  case leaveApp
  /// The system takes the touches away.
  case cancelTouches
  /// The window turns under the fingers.
  case turnWindow

  /// The interjection that belongs to `draw`, a number in 0..<1; nil in seven gestures of ten.
  init?(draw: Double) {
    switch draw {
    case ..<0.16: self = .call
    case ..<0.22: self = .sideState
    case ..<0.25: self = .cancelTouches
    case ..<0.28: self = .leaveApp
    case ..<0.30: self = .turnWindow
    default: return nil
    }
  }

  /// Whether the gesture is over with it.
  var takesTouchesAway: Bool {
    switch self {
    case .leaveApp, .cancelTouches: true
    case .call, .sideState, .turnWindow: false
    }
  }
}
