import SessionModel
import TapeReplay

extension Explainer {
  /// The state that touches have led the recognizer to whose report `event` is; nil if it is none, or
  /// the log has spoken for the recognizer before.
  func state(reportedBy event: Event) -> GestureState? {
    guard case .gesture(let report) = event, !reported.contains(report.recognizer),
      let recognizer = session.recognizers.first(where: { $0.name == report.recognizer }),
      recognizer.declaration != nil
    else { return nil }
    return recognizer.state
  }

  /// The log reports a recognizer's state.
  mutating func take(_ report: GestureReport, computed: GestureState?) {
    reported.insert(report.recognizer)
    guard report.state != .changed, report.state != .possible,
      let place = gesture(of: report)
    else { return }
    latest[report.recognizer] = taken + place
    let contender = contender(report.recognizer, inGestureAt: place)
    gestures[place].contenders[contender].steps.append(
      GestureExplanation.Step(
        position: position,
        state: report.state,
        arbitration: nil,
        report: GestureExplanation.Report(travel: travel(of: report.touch), computed: computed)
      )
    )
    if report.state.isTerminal, gestures[place].touches.isEmpty {
      gestures[place].end = position
      gestures[place].isCancelled = report.state == .cancelled
    }
  }

  /// Place of the gesture that a report belongs to: its finger's, else its recognizer's, else the last
  /// one that has fingers down, else a new one without any.
  private mutating func gesture(of report: GestureReport) -> Int? {
    if let touch = report.touch, let finger = fingers[touch] { return place(finger.gesture) }
    let known = latest[report.recognizer].flatMap { place($0) }
    if let known, report.state != .began || gestures[known].end == nil { return known }
    if let open = gestures.lastIndex(where: { $0.end == nil && !$0.touches.isEmpty }) {
      return open
    }
    guard report.state == .began || report.state == .ended else { return nil }
    let window = session.windows[0].name
    gestures.append(GestureExplanation(in: window, from: position))
    return gestures.count - 1
  }

  /// Place of the gesture `number` if it has not been taken.
  func place(_ number: Int) -> Int? {
    gestures.indices.contains(number - taken) ? number - taken : nil
  }

  private func travel(of finger: Int32?) -> Double? {
    guard let finger, let start = fingers[finger]?.start,
      let last = session.touches.first(where: { $0.id == finger })?.last?.position
    else { return nil }
    let way = last - start
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
