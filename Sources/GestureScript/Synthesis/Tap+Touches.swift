import SessionModel

extension Tap {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    writer.press(id ?? writer.firstFreeID, at: at, from: .zero, to: SynthesisTiming.tap)
  }
}
