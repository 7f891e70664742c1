import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Goes back to the place that the last jump left, or forward again.
  mutating func revisit(forward isForward: Bool) {
    guard let place = places.turn(from: position, forward: isForward) else {
      notice = isForward ? "no place was gone back from" : "no jump was made before"
      return
    }
    go(to: place)
  }

  /// Sets an end of the loop at the position, and says what is looped.
  mutating func setLoop(_ end: LoopEnd) {
    switch end {
    case .start: loop.setStart(position.time)
    case .end: loop.setEnd(position.time)
    }
    if let range = loop.range {
      notice = "loop from \(TimeText.text(range.lowerBound)) to \(TimeText.text(range.upperBound))"
    } else if loop.start != nil, loop.end != nil {
      notice = "the loop has no length yet: go on and press a or b again"
    } else {
      notice = end == .start ? "the loop starts here; b ends it" : "the loop ends here; a starts it"
    }
  }

  mutating func endLoop() {
    notice = loop.isUnset ? "there is no loop" : "the loop is off"
    loop.clear()
  }

  /// Begins the loop anew where it is due at this tick; true if it did.
  mutating func turnLoop() -> Bool {
    let due = playback.time(at: now)
    let isAtEnd = playback.isFinished(at: now)
    guard let time = loop.turn(at: due, reversed: isReversed)
      ?? (isAtEnd ? loopEntry : nil)
    else { return false }
    move { replayer throws(Source.Failure) in try replayer.seek(to: time) }
    playback.jump(to: time, at: now)
    return true
  }

  /// Where a loop is entered in the direction it plays.
  private var loopEntry: Time? {
    loop.range.map { isReversed ? $0.upperBound : $0.lowerBound }
  }

  /// What the status of playing says of the loop.
  var loopText: String? {
    switch (loop.start, loop.end) {
    case (nil, nil): nil
    case (let start?, let end?): "\(TimeText.text(start))-\(TimeText.text(end))"
    case (let start?, nil): "\(TimeText.text(start))-"
    case (nil, let end?): "-\(TimeText.text(end))"
    }
  }
}

/// The two ends of the stretch that is played again and again.
enum LoopEnd: Hashable, Sendable {
  case start, end
}
