import GestureScript
import SessionModel

/// The cells of an event in a flat table.
struct EventRow {
  let names: NameTable
  /// What happened: a phase, a state, a step.
  private(set) var action = ""
  /// Whom it is about, as a script writes the name.
  private(set) var name = ""
  /// A finger.
  private(set) var touch: Int32?
  private var place: Point?
  private var velocity: Point?
  private var scale: Double?
  private var rotation: Double?
  private var force: Double?
  private var value: Double?

  init(names: NameTable) {
    self.names = names
  }

  /// The numbers in the order of their columns.
  var numbers: [Double?] {
    [place?.x, place?.y, velocity?.x, velocity?.y, scale, rotation, force, value]
  }

  mutating func fill(_ event: Event) {
    switch event {
    case .touch(let touch):
      fill(touch.id, touch.position, touch.force, "\(touch.phase.spelling)")
    case .touchSample(let sample):
      fill(sample.id, sample.position, sample.force, "\(sample.kind.spelling)")
    case .gesture(let report): fill(report)
    case .gestureControl(let control): fill(control.recognizer)
    case .call(let call): action = spelling(of: call.operation)
    case .transition(let report): fill(report)
    case .animator(let report):
      fill(report.id)
      if case .fraction(let fraction) = report.step { value = fraction }
    case .callback(let callback): fill(callback.screen, "\(callback.kind.spelling)")
    case .app(let state): action = "\(state.spelling)"
    case .lifetime(let lifetime): fill(lifetime.object, "\(lifetime.kind.spelling)")
    case .setup, .observation, .model, .flag, .bars, .scroll, .rotation, .mark, .note, .custom,
      .unknown, .lost, .end:
      fillState(event)
    }
  }

  private mutating func fillState(_ event: Event) {
    switch event {
    case .flag(let name, let isOn):
      fill(name)
      value = isOn ? 1 : 0
    case .scroll(let name, let offset):
      fill(name)
      value = offset
    case .rotation(let size, _): place = Point(x: size.width, y: size.height)
    case .model(let snapshot): fill(snapshot.stack)
    case .mark(let name), .custom(let name, _): fill(name)
    case .lost(let count, let cause):
      fill(cause)
      value = Double(count)
    // These have no cells of their own; the last column has their text.
    case .setup, .touch, .touchSample, .gesture, .gestureControl, .call, .transition, .animator,
      .callback, .observation, .bars, .app, .lifetime, .note, .unknown, .end:
      break
    }
  }

  private func spelling(of operation: NavigationCall.Operation) -> String {
    operation.spelling(
      name: { NameText.text(names[$0]) },
      list: { "[\($0.map { NameText.text(names[$0]) }.joined(separator: ","))]" }
    )
  }

  private mutating func fill(_ name: Name, _ action: String = "") {
    self.name = NameText.text(names[name])
    self.action = action
  }

  private mutating func fill(_ id: Int32, _ at: Point?, _ force: Double?, _ action: String) {
    (touch, place, self.force, self.action) = (id, at, force, action)
  }

  private mutating func fill(_ report: GestureReport) {
    fill(report.recognizer, "\(report.state.spelling)")
    touch = report.touch
    (place, velocity) = (report.translation, report.velocity)
    (scale, rotation, force) = (report.scale, report.rotation, report.force)
  }

  private mutating func fill(_ report: TransitionReport) {
    name = NameText.text(names.spelling(of: report.id))
    switch report.step {
    case .begin: action = "begin"
    case .update(let fraction): (action, value) = ("update", fraction)
    case .finish: action = "finish"
    case .cancel: action = "cancel"
    case .pause: action = "pause"
    case .resume: action = "resume"
    case .complete(let isFinished): (action, value) = ("complete", isFinished ? 1 : 0)
    }
  }
}
