import GestureScript
import SessionModel

/// What a search looks for.
enum SearchTarget: Sendable {
  /// An event whose printed form contains a text.
  case text(Needle)
  /// The beginning of a gesture: a finger lands and no other is down, or a recognizer begins without
  /// any finger in the log.
  case gesture
  /// A container's committed state, or where a transition stands, changes.
  case navigation
  /// A mark.
  case mark
  /// A change of something that was under the cursor.
  case change(WatchedSubject)

  /// What people call it.
  var title: String {
    switch self {
    case .text(let needle): "\u{201C}\(needle.text)\u{201D}"
    case .gesture: "gesture"
    case .navigation: "navigation change"
    case .mark: "mark"
    case .change(let watched): "change of \(watched.title)"
    }
  }

  /// Whether the search goes on at the other end of the tape.
  var wraps: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether it is met by `timed`, which led from `before` to `after`.
  func isMet(
    _ before: Session,
    _ timed: TimedEvent,
    _ after: Session,
    _ printer: EventPrinter
  ) -> Bool {
    switch self {
    case .text(let needle): needle.isFound(in: timed, printedBy: printer)
    case .gesture: SearchTarget.beginsGesture(before, timed.event, after)
    case .navigation: after.differsInNavigation(from: before)
    case .change(let watched):
      watched.isOfState
        ? watched.differs(before, after) : watched.isOtherKind(timed.event, printer)
    case .mark: if case .mark = timed.event { true } else { false }
    }
  }

  /// Whether what is looked for may also happen by itself, between two events.
  var isOfState: Bool {
    switch self {
    case .navigation: true
    case .change(let watched): watched.isOfState
    case .text, .gesture, .mark: false
    }
  }

  /// Whether what is looked for happened between two states of a session.
  func differs(_ before: Session, _ after: Session) -> Bool {
    if case .change(let watched) = self { return watched.differs(before, after) }
    return after.differsInNavigation(from: before)
  }

  static func beginsGesture(_ before: Session, _ event: Event, _ after: Session) -> Bool {
    switch event {
    case .touch(let touch): touch.phase == .down && before.touches.isEmpty
    case .gesture(let report): report.state == .began && after.touches.isEmpty
    default: false
    }
  }
}

extension Session {
  /// Whether a container's committed state or the phase of a transition differs.
  func differsInNavigation(from other: Session) -> Bool {
    let isSame =
      containers.count == other.containers.count
      && transitions.count == other.transitions.count
      && zip(containers, other.containers).allSatisfy { $0.committed == $1.committed }
      && zip(transitions, other.transitions).allSatisfy { $0.id == $1.id && $0.phase == $1.phase }
    return !isSame
  }
}
