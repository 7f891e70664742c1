import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Moves the cursor to the next line of the panes, or the one before; round at the ends.
  mutating func moveCursor(forward isForward: Bool) {
    let subjects = subjects
    guard let first = subjects.first, let last = subjects.last else { return }
    if let cursor, let place = subjects.firstIndex(of: cursor) {
      let next = (place + (isForward ? 1 : subjects.count - 1)) % subjects.count
      self.cursor = subjects[next]
    } else {
      cursor = isForward ? first : last
    }
    guard let cursor else { return }
    notice = "on \(title(of: cursor)): c C go to where it changes next, changed last"
  }

  /// Takes the cursor away; false if there was none.
  mutating func closeCursor() -> Bool {
    defer { cursor = nil }
    return cursor != nil
  }

  /// Goes to the next place where the thing under the cursor changes, or the last one where it did.
  mutating func goToChange(forward isForward: Bool) {
    switch cursor {
    case nil: notice = "tab puts the cursor on something first"
    case .finding: goToFinding(forward: isForward)
    case .note: startSearch(.mark, forward: isForward)
    case let subject?:
      guard let watched = watched(subject) else { return }
      startSearch(.change(watched), forward: isForward)
    }
  }

  /// The condition that it changes; nil for what has no state.
  private func watched(_ subject: PaneSubject) -> WatchedSubject? {
    let title = title(of: subject)
    switch subject {
    case .event, .listed:
      return WatchedSubject(eventText: moment.event, title: title)
    case .stack(let name):
      return WatchedSubject(container: name, in: session, title: title, names: names)
    case .transition(let id): return WatchedSubject(id, title: title, names: names)
    case .recognizer(let name):
      return WatchedSubject(recognizer: name, title: title, names: names)
    case .touch(let id): return WatchedSubject(touch: id, title: title)
    case .value(let path): return WatchedSubject(path: path, title: title)
    case .finding, .note: return nil
    }
  }

  private func title(of subject: PaneSubject) -> String {
    switch subject {
    case .event, .listed: "the event"
    case .stack(let name): "stack \(names[name])"
    case .transition(let id): "transition \(names.spelling(of: id))"
    case .recognizer(let name): "recognizer \(names[name])"
    case .touch(let id): "touch \(id)"
    case .value(let path): path
    case .finding: "findings"
    case .note: "marks"
    }
  }
}
