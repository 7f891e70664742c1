extension Session {
  /// Takes in a delivered touch and hands it to the recognizers that the reducer drives.
  mutating func receive(_ touch: Touch, telling sink: inout some FactSink) {
    let known = touches.place(of: touch.id)
    guard (known == nil) == (touch.phase == .down) else {
      sink.receive(.fault(.touchIllegalPhase, subject: .none), at: now)
      return
    }
    let index = known ?? touches.count
    if touch.phase == .down {
      guard hasRoom(index, below: SessionLimits.touches, for: .none, telling: &sink) else { return }
      land(touch)
    } else {
      touches[index].move(touch, at: now)
    }
    drive(touch.phase, ofTouchAt: index, telling: &sink)
    if touch.phase == .up || touch.phase == .cancel { touches.remove(at: index) }
  }

  private mutating func land(_ touch: Touch) {
    let sample = touch.position.map { LiveTouch.Sample(position: $0, time: now) }
    touches.append(
      LiveTouch(
        id: touch.id,
        window: touch.window ?? windows[0].name,
        since: now,
        start: sample,
        last: sample,
        previous: nil,
        force: touch.force ?? 0,
        serial: nextSerial()
      )
    )
  }
}

extension LiveTouch {
  /// Takes in what the same finger did at `time`.
  fileprivate mutating func move(_ touch: Touch, at time: Time) {
    if let force = touch.force { self.force = force }
    guard let position = touch.position else { return }
    let sample = LiveTouch.Sample(position: position, time: time)
    if start == nil { start = sample }
    if let last, last.position != position { previous = last }
    last = sample
  }
}
