import GestureScript
import SessionModel
import TapeReplay

/// A thing whose changes are looked for.
///
/// What moves with every event does not count: of a transition its phase and outcome, of a recognizer
/// its state and fingers, of a touch that it lands and lifts, of the event what kind it is. A value of
/// the state counts with every change.
struct WatchedSubject: Equatable, Sendable {
  /// What people call it.
  let title: String
  /// What holds where it changes, as a predicate is written.
  let condition: String

  /// A container; a stack, unless the session knows better.
  init(container: Name, in session: Session, title: String, names: NameTable) {
    let name = NameText.quoted(names[container])
    let known = session.containers.first { $0.name == container }
    let paths: [String]
    switch known?.kind ?? .stack {
    case .stack: paths = ["stack[\(name)].committed", "stack[\(name)].model"]
    case .presented:
      let window = NameText.quoted(names[known?.window ?? session.windows[0].name])
      paths = ["windows[\(window)].presented", "windows[\(window)].presentedModel"]
    case .value, .card: paths = ["container[\(name)]", "containerModel[\(name)]"]
    }
    self.init(paths, title: title)
  }

  /// A transition.
  init(_ transition: TransitionID, title: String, names: NameTable) {
    let path = "transition[\(NameText.quoted(names.spelling(of: transition)))]"
    self.init(["phase", "outcome", "committed"].map { "\(path).\($0)" }, title: title)
  }

  /// A recognizer.
  init(recognizer: Name, title: String, names: NameTable) {
    let path = "recognizer[\(NameText.quoted(names[recognizer]))]"
    self.init(["state", "enabled", "touches"].map { "\(path).\($0)" }, title: title)
  }

  /// A finger.
  init(touch: Int32, title: String) {
    self.init(["touch[\(touch)].since"], title: title)
  }

  /// A value of the state.
  init(path: String, title: String) {
    self.init([path], title: title)
  }

  /// An event, of which another kind is looked for: by verb and thing, such as `touch move id=1`.
  init(eventText: String, title: String) {
    let words = eventText.split(separator: " ", maxSplits: 3)
    let kind = words.prefix(3).joined(separator: " ") + (words.count > 3 ? " " : "")
    self.title = title
    condition = "event.kind and not event contains \(NameText.quoted(kind))"
  }

  private init(_ paths: [String], title: String) {
    self.title = title
    condition = paths.map { "changed(\($0))" }.joined(separator: " or ")
  }
}
