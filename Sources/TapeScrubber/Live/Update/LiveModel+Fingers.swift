import SessionModel

extension LiveModel {
  /// Puts a finger down at `place`, and its mirror if there is to be one.
  mutating func landFinger(at place: Point, by holder: LiveHand.Holder, mirrored: Bool) {
    guard session.app == .active else {
      notice = "the app is not in front: g brings it back"
      return
    }
    hand.holder = holder
    hand.window = touchedWindow
    hand.first = land(at: place)
    if mirrored { hand.second = land(at: mirror(of: place)) }
  }

  /// Moves the first finger to `place`, and its mirror along.
  mutating func moveFinger(to place: Point) {
    guard let first = hand.first else { return }
    if pause != nil {
      pause?.place = place
      return
    }
    guard place != first.place else { return }
    hand.first?.place = place
    record(touch(.move, first.id, at: place))
    guard let second = hand.second else { return }
    let opposite = mirror(of: place)
    hand.second?.place = opposite
    record(touch(.move, second.id, at: opposite))
  }

  /// Notes where the first finger was on its way.
  mutating func samplePassed(_ place: Point) {
    guard let first = hand.first, pause == nil else { return }
    record(.touchSample(TouchSample(id: first.id, kind: .coalesced, position: place)))
  }

  /// Puts the mirroring finger down, or lifts it.
  mutating func setMirrored(_ isMirrored: Bool) {
    guard let first = hand.first, pause == nil, isMirrored != (hand.second != nil) else { return }
    if isMirrored {
      hand.second = land(at: mirror(of: first.place))
    } else {
      let second = hand.second
      hand.second = nil
      lift(second, .up)
    }
  }

  /// Lifts every finger that is down.
  mutating func liftFingers() {
    if pause != nil {
      pause?.isLifted = hand.first != nil
    } else {
      leaveHand(.up)
    }
  }

  /// Has the system take every finger away.
  mutating func takeFingers() {
    leaveHand(.cancel)
  }

  private mutating func leaveHand(_ phase: Touch.Phase) {
    let fingers = hand.fingers
    (hand.first, hand.second, hand.holder) = (nil, nil, nil)
    for finger in fingers { lift(finger, phase) }
  }

  private mutating func land(at place: Point) -> LiveHand.Finger {
    let finger = LiveHand.Finger(id: freeID, place: place)
    record(touch(.down, finger.id, at: place))
    return finger
  }

  /// Lifts a finger, unless the reducer has taken it away already, as when the app was left.
  private mutating func lift(_ finger: LiveHand.Finger?, _ phase: Touch.Phase) {
    guard let finger, session.touches.contains(where: { $0.id == finger.id }) else { return }
    record(touch(phase, finger.id, at: finger.place))
  }

  private func touch(_ phase: Touch.Phase, _ id: Int32, at place: Point) -> Event {
    .touch(Touch(phase, id: id, position: place, window: hand.window))
  }

  /// The lowest number that no finger has.
  private var freeID: Int32 {
    var id: Int32 = 1
    while session.touches.contains(where: { $0.id == id }) { id += 1 }
    return id
  }

  /// The place opposite `place`, seen from the middle of the window.
  private func mirror(of place: Point) -> Point {
    Point(x: window.size.width - place.x, y: window.size.height - place.y)
  }
}
