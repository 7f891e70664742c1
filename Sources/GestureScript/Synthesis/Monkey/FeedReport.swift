import SessionModel

/// The recognizer of a scroll view that follows one finger, as an app would report it.
struct FeedReport {
  private let isCareful: Bool
  private var isActive = false
  private var start: Point?
  private var last: (position: Point, time: Time)?
  private var movedAt = Time.zero
  private var report: GestureReport

  /// A recognizer that waits for its finger; a careful app knows that a finger which rests before it
  /// leaves has no velocity, though the recognizer still tells one.
  init(_ recognizer: Name, isCareful: Bool) {
    self.isCareful = isCareful
    report = GestureReport(recognizer, .possible)
  }

  /// Travel before it begins, in points: that of UIKit's pans.
  private static let hysteresis = 10.0
  /// A finger that moves less between two samples is at rest, in points.
  private static let standstill = 1.0
  /// How long a finger may rest before its velocity is worth nothing.
  private static let restLimit = Interval(microseconds: 100_000)

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
      movedAt = time
      return nil
    case .move:
      return touch.position.flatMap { move(to: $0, finger: touch.id, at: time) }
    case .up:
      touch.position.map { noteMovement(to: $0, at: time) }
      if isCareful, time - movedAt >= FeedReport.restLimit { report.velocity = .zero }
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

  private mutating func noteMovement(to position: Point, at time: Time) {
    guard let last else { return }
    let step = position - last.position
    let (least, square) = (FeedReport.standstill, step.x * step.x + step.y * step.y)
    if square > least * least { movedAt = time }
  }

  private mutating func move(to position: Point, finger: Int32, at time: Time) -> GestureReport? {
    guard let start, let last else { return nil }
    noteMovement(to: position, at: time)
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
