import SessionModel

extension Pinch {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let center = SynthesisLimits.clamp(center)
    let distances = 0...SynthesisLimits.farthest
    let start = SynthesisLimits.clamp(from, to: distances, nan: 0)
    let end = SynthesisLimits.clamp(to, to: distances, nan: 0)
    let direction = Direction(degrees: angle)
    let frames = FrameTimes(duration: duration, rate: writer.rate)
    writer.drag(writer.pair, over: frames) { finger, fraction in
      let progress = PathTiming.minimumJerk(fraction)
      let half = (start * (1 - progress) + end * progress) / 2
      return direction.point(from: center, distance: finger == 0 ? -half : half)
    }
  }
}
