import TapeReplay

extension ScrubberModel {
  /// Plays on from here at `rate`, whatever it did.
  mutating func play(rate: Double) {
    playback.setRate(rate, at: now)
    if !isPlaying { togglePlaying() }
  }

  /// Leaves stretches without events out, if there are any, and says nothing about it.
  mutating func skipIdleTime() {
    if !skipsIdleTime { toggleIdleTime() }
    notice = ""
  }
}
