import SessionModel

extension Scene {
  /// Takes in what is under way in `session`, in which a log begins that was cut from a longer one.
  mutating func adopt(_ session: Session, at place: Place) {
    touches = session.touches.map { TouchTrack($0, at: place) }
    gestures = session.recognizers.map { GestureTrack($0, at: place) }
    transitions = session.transitions.filter { $0.origin == .explicit }.map { transition in
      let driver = transition.driver
      return TransitionTrack(
        transition,
        touch: driver.flatMap(gesture)?.touch,
        at: place
      )
    }
  }
}

extension TouchTrack {
  /// A finger that is down when the log begins.
  init(_ touch: LiveTouch, at place: Place) {
    let start = touch.start
    let landing = Touch(.down, id: touch.id, position: start?.position, window: touch.window)
    self.init(landing, window: touch.window, at: Place(event: place.event, time: touch.since))
    if let last = touch.last, last != start {
      let latest = Place(event: place.event, time: last.time)
      take(Touch(.move, id: touch.id, position: last.position), at: latest)
    }
    forgetClock()
  }
}

extension GestureTrack {
  /// A recognizer as it stands when the log begins.
  init(_ recognizer: Recognizer, at place: Place) {
    self.init(recognizer.name)
    declaration = recognizer.declaration
    enable(recognizer.isEnabled)
    guard recognizer.state != .possible else { return }
    let isReported = recognizer.declaration == nil
    for touch in recognizer.touches.isEmpty ? [nil] : recognizer.touches.map(Optional.some) {
      let report = GestureReport(
        recognizer.name,
        .began,
        touch: touch,
        translation: recognizer.translation,
        velocity: recognizer.velocity
      )
      take(report, isReported: isReported, at: place)
    }
    guard recognizer.state != .began else { return }
    let report = GestureReport(
      recognizer.name,
      recognizer.state,
      translation: recognizer.translation,
      velocity: recognizer.velocity
    )
    take(report, isReported: isReported, at: place)
  }
}

extension TransitionTrack {
  /// A transition that is open when the log begins; how its finger became progress is not known.
  init(_ transition: Transition, touch: Int32?, at place: Place) {
    let isHeld = transition.initiallyInteractive || transition.isHeld
    let beginning = TransitionReport.Beginning(
      transition.kind,
      from: transition.from,
      to: transition.to,
      isHeld ? .interactive : .animated(transition.duration, velocity: nil),
      cause: transition.driver.map { .recognizer($0) }
    )
    self.init(
      transition.id,
      beginning,
      window: transition.window,
      container: transition.container,
      driver: transition.driver,
      touch: touch,
      drag: nil,
      isRefused: transition.phase == .refused,
      at: Place(event: place.event, time: transition.since)
    )
    let steps: [TransitionReport.Step] = [.update(transition.rawFraction)] + transition.decision
    for step in steps { take(step, catcher: nil, finger: nil, at: place) }
  }
}

extension Transition {
  /// What it was told last.
  fileprivate var decision: [TransitionReport.Step] {
    switch outcome {
    case .finish: [.finish]
    case .cancel: [.cancel]
    case .undecided: []
    }
  }
}
