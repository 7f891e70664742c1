import SessionModel

extension DoubleTap {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let id = id ?? writer.firstFreeID
    let tap = SynthesisTiming.tap.microseconds
    let again = tap + SynthesisTiming.betweenTaps.microseconds
    writer.press(id, at: at, from: .zero, to: SynthesisTiming.tap)
    writer.press(
      id,
      at: at,
      from: Interval(microseconds: again),
      to: Interval(microseconds: again + tap)
    )
  }
}
