import SessionModel

extension Scene {
  /// Takes in `event`, which happened at `place`; `session` has taken it in already.
  mutating func take(_ event: Event, _ session: Session, at place: Place) {
    switch event {
    case .touch(let touch): take(touch, session, at: place)
    case .touchSample(let sample): take(sample, at: place)
    case .gesture(let report): take(report, isReported: true, at: place)
    case .gestureControl(let control): take(control)
    case .transition(let report): take(report, session, at: place)
    case .setup(.recognizer(let declaration)): take(declaration)
    default: break
    }
  }
}
