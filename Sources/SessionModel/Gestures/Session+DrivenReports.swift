extension Session {
  /// A state of a declared recognizer was reported.
  ///
  /// From the first report on the log speaks for this recognizer, and touches no longer do. A gesture
  /// that was computed up to then goes on as the reported one, so it makes no second call.
  mutating func driveReported(
    recognizerAt index: Int,
    _ report: GestureReport,
    after previous: GestureState,
    telling sink: inout some FactSink
  ) {
    recognizers[index].deadline = .never
    switch report.state {
    case .began:
      if let finger = report.touch { prevent(rivalsOf: index, on: finger, telling: &sink) }
      if previous.isActive {
        gestureChanged(recognizerAt: index, isFirst: false, telling: &sink)
      } else {
        gestureBegan(recognizerAt: index, telling: &sink)
      }
    case .changed:
      gestureChanged(recognizerAt: index, isFirst: previous == .began, telling: &sink)
    case .ended where !previous.isActive:
      if let finger = report.touch { prevent(rivalsOf: index, on: finger, telling: &sink) }
      if recognizers[index].kind.isDiscrete { gestureBegan(recognizerAt: index, telling: &sink) }
    case .ended:
      gestureReleased(recognizerAt: index, cancelled: false, telling: &sink)
    case .cancelled:
      gestureReleased(recognizerAt: index, cancelled: true, telling: &sink)
    case .failed, .possible:
      if previous.isActive { gestureReleased(recognizerAt: index, cancelled: true, telling: &sink) }
    }
    releaseHeld(telling: &sink)
  }
}
