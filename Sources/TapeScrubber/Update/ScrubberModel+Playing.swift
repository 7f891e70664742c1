import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Whether it plays, or would play, backwards.
  var isReversed: Bool {
    playback.rate < 0
  }

  /// Moves to the moment that is due.
  mutating func play() {
    guard isPlaying else { return }
    let due = playback.time(at: now)
    let isAhead = isReversed ? due < position.time : due > position.time
    if isAhead {
      move { replayer throws(Source.Failure) in try replayer.seek(to: due) }
    }
    guard playback.isFinished(at: now) else { return }
    playback.pause(at: now)
    // Several events may share the last moment.
    if !isReversed, position.event < replayer.eventCount {
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
    if playback.isFinished(at: now) {
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

  mutating func changeRate(quicker: Bool) {
    playback.setRate(PlayRate.next(after: playback.rate, quicker: quicker), at: now)
  }
}
