import GestureScript
import SessionModel
import TapeReplay

/// A thing whose changes are looked for.
///
/// What moves with every event does not count: of a transition its phase and outcome, of a recognizer
/// its state and fingers, of a touch that it lands and lifts, of the event what kind it is. A value of
/// the state counts with every change.
struct WatchedSubject: Sendable {
  let subject: PaneSubject
  let title: String
  private let names: NameTable
  private let kind: [Substring]

  /// - Parameter event: the event at the position, with whose kind others are compared.
  init(_ subject: PaneSubject, title: String, names: NameTable, event: Event?) {
    self.subject = subject
    self.title = title
    self.names = names
    kind = event.map { WatchedSubject.kind(EventPrinter(names: names).text($0)) } ?? []
  }

  /// Whether the change shows in the state, and so may happen between two events.
  var isOfState: Bool {
    switch subject {
    case .event, .listed, .finding, .remark: false
    case .stack, .transition, .recognizer, .touch, .value: true
    }
  }

  /// Whether an event is of another kind than the one that was under the cursor.
  func isOtherKind(_ event: Event, _ printer: EventPrinter) -> Bool {
    WatchedSubject.kind(printer.text(event)) != kind
  }

  /// Verb and thing, without values: `touch move id=1`.
  private static func kind(_ text: String) -> [Substring] {
    Array(text.split(separator: " ", maxSplits: 3).prefix(3))
  }

  /// Whether the thing differs between two states.
  func differs(_ before: Session, _ after: Session) -> Bool {
    switch subject {
    case .stack(let name):
      return !before.container(name).holdsSame(as: after.container(name))
    case .transition(let id):
      let (old, new) = (before.transition(id), after.transition(id))
      return old?.phase != new?.phase || old?.outcome != new?.outcome
        || old?.isCommitted != new?.isCommitted
    case .recognizer(let name):
      let (old, new) = (before.recognizer(name), after.recognizer(name))
      return old?.state != new?.state || old?.isEnabled != new?.isEnabled
        || old?.touches != new?.touches
    case .touch(let id):
      return before.touches.first { $0.id == id }?.since
        != after.touches.first { $0.id == id }?.since
    case .value(let path):
      return valueDiffers(path, before, after)
    case .event, .listed, .finding, .remark:
      return false
    }
  }

  /// The whole trees are only compared where the part that the path begins with differs.
  private func valueDiffers(_ path: String, _ before: Session, _ after: Session) -> Bool {
    guard StatePart(ofPath: path).differs(before, after) else { return false }
    let old = StateTree(of: before, names: names, event: 0)
    let new = StateTree(of: after, names: names, event: 0)
    return StateDifference.changes(from: old, to: new).contains { change in
      change.path == path || WatchedSubject.contains(change.path, path)
        || WatchedSubject.contains(path, change.path)
    }
  }

  private static func contains(_ whole: String, _ part: String) -> Bool {
    guard part.utf8.count > whole.utf8.count, part.hasPrefix(whole) else { return false }
    let next = part.utf8[part.utf8.index(part.startIndex, offsetBy: whole.utf8.count)]
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}

extension Session {
  fileprivate func container(_ name: Name) -> Container? {
    containers.first { $0.name == name }
  }

  fileprivate func transition(_ id: TransitionID) -> Transition? {
    transitions.last { $0.id == id }
  }

  fileprivate func recognizer(_ name: Name) -> Recognizer? {
    recognizers.first { $0.name == name }
  }
}

extension Container? {
  fileprivate func holdsSame(as other: Container?) -> Bool {
    self?.committed == other?.committed && self?.model == other?.model
  }
}
