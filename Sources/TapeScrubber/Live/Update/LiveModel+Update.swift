import Findings
public import SessionModel

extension LiveModel {
  /// Takes in a message that comes at `clock`, the time since the recording began, and says what is to
  /// be done outside, in order.
  ///
  /// Total: no message makes it fail. A clock that goes back stands still.
  public mutating func update(_ message: LiveMessage, at clock: Time) -> [LiveEffect] {
    if message == .refused { refusedCount += 1 }
    guard !isOver else { return [] }
    pass(to: clock)
    take(message)
    defer { effects.removeAll() }
    return effects
  }

  private mutating func take(_ message: LiveMessage) {
    switch message {
    case .start:
      for event in setup { record(renumbered(event)) }
    case .key(let key): press(key)
    case .pointer(let pointer): use(pointer)
    case .paste(let text): prompt?.append(text)
    case .resize(let size): self.size = size
    case .tick, .refused: break
    case .stop: finish()
    }
  }

  /// Lets time pass, on the tape too unless it is held.
  private mutating func pass(to clock: Time) {
    self.clock = max(self.clock, clock)
    guard pause == nil else { return }
    now = max(now, self.clock + Interval(microseconds: -pausedTime.microseconds))
    checker.advance(&session, to: now, telling: &told)
    hear()
    log.fade(at: now)
  }

  /// Lifts what is down and ends the tape.
  mutating func finish() {
    goOn()
    takeFingers()
    record(.end)
    checker.finish(&session, telling: &told)
    hear()
    isOver = true
    effects.append(.quit)
  }
}
