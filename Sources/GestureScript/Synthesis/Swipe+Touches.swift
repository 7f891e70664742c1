import SessionModel

extension Swipe {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let path = FingerPath(from: from, via: via, to: to)
    let frames = FrameTimes(duration: duration, rate: writer.rate)
    let timing = PathTiming(curve, duration: frames.duration)
    writer.drag(
      [id ?? writer.firstFreeID],
      over: frames,
      hold: hold,
      endsByCancel: endsByCancel
    ) { _, fraction in
      path.position(atProgress: timing.progress(atFraction: fraction))
    }
  }
}
