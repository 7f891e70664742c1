extension Session {
  /// Takes in a delivered touch and hands it to the recognizers that the reducer drives.
  mutating func receive(_ touch: Touch, telling sink: inout some FactSink) {
    let index = touchIndex(touch.id)
    switch (touch.phase, index) {
    case (.down, nil):
      land(touch)
    case (.move, let index?), (.up, let index?), (.cancel, let index?):
      move(touchAt: index, touch)
    case (.down, .some), (_, nil):
      sink.receive(.fault(.touchIllegalPhase, subject: .none), at: now)
      return
    }
    drive(touch, telling: &sink)
    if touch.phase == .up || touch.phase == .cancel {
      touches.removeAll { $0.id == touch.id }
    }
  }

  /// Place of the finger `id` among those that are down.
  ///
  /// A closure over the elements would copy each of them to look at its number.
  func touchIndex(_ id: Int32) -> Int? {
    for index in touches.indices where touches[index].id == id { return index }
    return nil
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

  private mutating func move(touchAt index: Int, _ touch: Touch) {
    if let force = touch.force { touches[index].force = force }
    guard let position = touch.position else { return }
    let sample = LiveTouch.Sample(position: position, time: now)
    if touches[index].start == nil { touches[index].start = sample }
    if let last = touches[index].last, last.position != position {
      touches[index].previous = last
    }
    touches[index].last = sample
  }
}
