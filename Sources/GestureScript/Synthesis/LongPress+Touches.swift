import SessionModel

extension LongPress {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let id = id ?? writer.firstFreeID
    writer.press(id, at: at, from: .zero, to: SynthesisLimits.clamp(duration))
  }
}
