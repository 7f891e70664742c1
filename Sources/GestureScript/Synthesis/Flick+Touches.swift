import SessionModel

extension Flick {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let path = FingerPath(from: from, via: [], to: toward)
    let motion = FlickMotion(length: path.length, speed: speed, rate: writer.rate)
    writer.drag([id ?? writer.firstFreeID], over: motion.frames) { _, fraction in
      path.position(atProgress: motion.progress(atFraction: fraction))
    }
  }
}
