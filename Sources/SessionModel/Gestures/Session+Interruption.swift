extension Session {
  /// Takes the touches away from every driven recognizer.
  mutating func interruptDrivenRecognizers(telling sink: inout some FactSink) {
    for index in recognizers.indices where recognizers[index].isDeclared {
      interrupt(recognizerAt: index, because: .appLeft, telling: &sink)
    }
  }

  /// Takes the touches away from a recognizer: an active gesture is cancelled, a possible one fails.
  ///
  /// A log that reports the recognizer may say so too, later; that line then changes nothing.
  mutating func interrupt(
    recognizerAt index: Int,
    because reason: Arbitration.Reason,
    telling sink: inout some FactSink
  ) {
    if recognizers[index].state.isActive {
      recognizers[index].tracker.isInterrupted = recognizers[index].tracker.isReported
      conclude(recognizerAt: index, .cancelled, telling: &sink)
      gestureReleased(recognizerAt: index, cancelled: true, telling: &sink)
    } else if recognizers.isInPlay(at: index) {
      tell(.failed, reason, recognizerAt: index, telling: &sink)
      conclude(recognizerAt: index, .failed, telling: &sink)
    }
  }

  /// Rebases the translation of a recognizer to zero.
  mutating func rebase(recognizerAt index: Int) {
    recognizers[index].rebaseTranslation(at: now)
  }
}
