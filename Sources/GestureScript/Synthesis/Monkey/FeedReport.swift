import SessionModel

/// The recognizer of a scroll view that follows one finger, as an app would report it.
struct FeedReport {
  private let recognizer: Name
  private var isActive = false
  private var start: Point?
  private var last: (position: Point, time: Time)?
  private var report: GestureReport

  /// A recognizer that waits for its finger.
  init(_ recognizer: Name) {
    self.recognizer = recognizer
    report = GestureReport(recognizer, .possible)
  }

  /// Travel before it begins, in points: that of UIKit's pans.
  private static let hysteresis = 10.0

  /// Points scrolled down to the last sample.
  var distance: Double {
    report.translation.y
  }

  /// The state that `touch` brings about; nil if none.
  mutating func follow(_ touch: Touch, at time: Time) -> GestureReport? {
    switch touch.phase {
    case .down:
      start = touch.position
      last = touch.position.map { ($0, time) }
      return nil
    case .move:
      return touch.position.flatMap { move(to: $0, finger: touch.id, at: time) }
    case .up:
      return finish(.ended)
    case .cancel:
      return finish(.cancelled)
    }
  }

  /// The state if its finger is taken away unseen; nil if it is not active.
  mutating func cancelled() -> GestureReport? {
    finish(.cancelled)
  }

  private mutating func finish(_ state: GestureState) -> GestureReport? {
    guard isActive else { return nil }
    isActive = false
    report.state = state
    return report
  }

  private mutating func move(to position: Point, finger: Int32, at time: Time) -> GestureReport? {
    guard let start, let last else { return nil }
    let (travel, step) = (position - start, position - last.position)
    let seconds = (time - last.time).seconds
    self.last = (position, time)
    guard isActive || abs(travel.y) > FeedReport.hysteresis else { return nil }
    report.state = isActive ? .changed : .began
    report.touch = finger
    report.translation = travel
    // Sixteenths of a point a second, as coarse as anything that is read off a screen.
    if seconds > 0 { report.velocity = Point(x: rate(step.x, seconds), y: rate(step.y, seconds)) }
    isActive = true
    return report
  }

  private func rate(_ step: Double, _ seconds: Double) -> Double {
    (step / seconds * 16).rounded() / 16
  }
}
