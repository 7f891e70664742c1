import SessionModel
import TapeReplay

extension ScrubberModel {
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

  /// Plays on and on no longer.
  mutating func endLoop() {
    notice = loop.isUnset ? "there is no loop" : "the loop is off"
    loop.clear()
  }

  /// Begins the loop anew where that is due at this tick; true if it did.
  ///
  /// However late a tick comes, and however often the loop was through by then, it stands where it
  /// would after playing all of that.
  mutating func turnLoop() -> Bool {
    guard let range = loop.range else { return false }
    let due = playback.time(at: now)
    guard loop.isOver(at: due, reversed: isReversed) || playback.isFinished(at: now) else {
      return false
    }
    let end = isReversed ? range.lowerBound : range.upperBound
    let late = playback.instant(of: end).map { max(now - $0, .zero) } ?? .zero
    guard let time = loop.place(after: span(of: late), reversed: isReversed) else { return false }
    move { replayer throws(Source.Failure) in try replayer.seek(to: time) }
    playback.jump(to: time, at: now)
    return true
  }

  /// Microseconds that playing is late at most, some thirty years: what is left of whole loops counts.
  private static var mostLate: Double { 1e15 }

  /// Session time that passes in a span of the clock.
  private func span(of late: Duration) -> Interval {
    let (seconds, attoseconds) = late.components
    let microseconds = Double(seconds) * 1e6 + Double(attoseconds / 1_000_000_000_000)
    return Interval(microseconds: Int64(min(microseconds * playback.rate.magnitude, Self.mostLate)))
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
