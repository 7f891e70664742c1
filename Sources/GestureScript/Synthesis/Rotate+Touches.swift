import SessionModel

extension Rotate {
  /// Writes the touches down.
  func write(to writer: inout TouchWriter) {
    let center = SynthesisLimits.clamp(center)
    let radius = SynthesisLimits.clamp(radius, to: 0...SynthesisLimits.farthest, nan: 0)
    let angles = -SynthesisLimits.largestAngle...SynthesisLimits.largestAngle
    let start = SynthesisLimits.clamp(from, to: angles, nan: 0)
    let end = SynthesisLimits.clamp(to, to: angles, nan: 0)
    let frames = FrameTimes(duration: duration, rate: writer.rate)
    writer.drag(writer.pair, over: frames) { finger, fraction in
      let progress = PathTiming.minimumJerk(fraction)
      let direction = Direction(degrees: start * (1 - progress) + end * progress)
      return direction.point(from: center, distance: finger == 0 ? radius : -radius)
    }
  }
}
