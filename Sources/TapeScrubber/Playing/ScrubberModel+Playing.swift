import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Whether it plays, or would play, backwards.
  var isReversed: Bool {
    playback.rate < 0
  }

  /// Moves to the moment that is due.
  mutating func play() {
    guard isPlaying, !turnLoop() else { return }
    let due = playback.time(at: now)
    let isAhead = isReversed ? due < position.time : due > position.time
    if isAhead {
      move { replayer throws(Source.Failure) in try replayer.seek(to: due) }
    }
    guard playback.isFinished(at: now) else { return }
    playback.pause(at: now)
    // Several events may share the first moment, and the last.
    if isReversed {
      move { replayer in replayer.seekToStart() }
    } else if position.event < replayer.eventCount {
      move { replayer throws(Source.Failure) in try replayer.seekToEnd() }
    }
  }

  mutating func pause() {
    if isPlaying { playback.pause(at: now) }
  }

  /// Plays or stands still; at the end it starts anew.
  mutating func togglePlaying() {
    if isPlaying { return pause() }
    resume()
  }

  private mutating func resume() {
    playback.jump(to: position.time, at: now)
    if !turnLoop(), playback.isFinished(at: now) {
      let start = isReversed ? timeline.end : .zero
      go(to: start)
    }
    playback.resume(at: now)
  }

  /// Turns round what plays; starts what stands still in reverse.
  mutating func reverse() {
    let isTurning = isPlaying || !isReversed
    if isTurning { playback.setRate(-playback.rate, at: now) }
    if !isPlaying { resume() }
  }

  /// Whether stretches without events are left out.
  var skipsIdleTime: Bool {
    !playback.folds.isEmpty
  }

  /// Leaves idle time out while it plays, or no longer.
  mutating func toggleIdleTime() {
    if !scan.isComplete {
      notice = "the tape is still being read"
    } else if !skipsIdleTime, scan.folds.isEmpty {
      notice = "there is no idle time to skip"
    } else {
      let folds = skipsIdleTime ? [] : scan.folds
      let wasPlaying = isPlaying
      playback = Playback(
        from: position.time,
        to: timeline.end,
        rate: playback.rate,
        at: now,
        folds: folds
      )
      if !wasPlaying { playback.pause(at: now) }
      notice = folds.isEmpty ? "idle time is played" : "idle time is skipped"
    }
  }

  mutating func changeRate(quicker: Bool) {
    playback.setRate(PlayRate.next(after: playback.rate, quicker: quicker), at: now)
  }
}
