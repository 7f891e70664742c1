import SessionModel

/// A kind of event of which many come in a row while somebody or something moves.
enum Repeated: Hashable, Sendable {
  case touchMove(Int32)
  case touchSample(Int32)
  case gestureChanged(Name)
  case transitionUpdate(TransitionID)
  case animatorFraction(Name)
  case scroll(Name)

  /// What `event` repeats; nil for one that matters by itself.
  init?(_ event: Event) {
    switch event {
    case .touch(let touch) where touch.phase == .move: self = .touchMove(touch.id)
    case .touchSample(let sample): self = .touchSample(sample.id)
    case .gesture(let report) where report.state == .changed:
      self = .gestureChanged(report.recognizer)
    case .transition(let report):
      guard case .update = report.step else { return nil }
      self = .transitionUpdate(report.id)
    case .animator(let report):
      guard case .fraction = report.step else { return nil }
      self = .animatorFraction(report.id)
    case .scroll(let name, _): self = .scroll(name)
    default: return nil
    }
  }

  /// How the notation begins a line of it.
  func text(_ names: NameTable) -> String {
    switch self {
    case .touchMove(let id): "touch move id=\(id)"
    case .touchSample(let id): "touch sample id=\(id)"
    case .gestureChanged(let name): "gesture \(names[name]) changed"
    case .transitionUpdate(let id): "transition \(names.spelling(of: id)) update"
    case .animatorFraction(let name): "animator \(names[name]) fraction"
    case .scroll(let name): "scroll \(names[name])"
    }
  }
}
