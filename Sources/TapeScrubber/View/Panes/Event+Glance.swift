import SessionModel

extension Event {
  /// The event with its numbers rounded, to be read at a glance beside others.
  var glance: Event {
    switch self {
    case .touch(var touch):
      touch.position = touch.position?.glance
      touch.force = touch.force.map { $0.glance(by: 100) }
      return .touch(touch)
    case .touchSample(var sample):
      sample.position = sample.position.glance
      sample.force = sample.force.map { $0.glance(by: 100) }
      return .touchSample(sample)
    case .gesture(var report):
      (report.translation, report.velocity) = (report.translation.glance, report.velocity.glance)
      report.scale = report.scale.glance(by: 1000)
      report.rotation = report.rotation.glance(by: 10)
      return .gesture(report)
    case .transition(let report):
      guard case .update(let fraction) = report.step else { return self }
      return .transition(TransitionReport(report.id, .update(fraction.glance(by: 1000))))
    case .scroll(let name, let offset): return .scroll(name, offset: offset.glance(by: 10))
    default: return self
    }
  }
}

extension Point {
  fileprivate var glance: Point {
    Point(x: x.glance(by: 10), y: y.glance(by: 10))
  }
}

extension Double {
  /// The nearest multiple of one `scale`-th; what is too large for that stays.
  fileprivate func glance(by scale: Double) -> Double {
    magnitude < 1e12 ? (self * scale).rounded() / scale : self
  }
}
