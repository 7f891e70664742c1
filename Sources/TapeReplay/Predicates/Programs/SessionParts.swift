import SessionModel

/// Parts of a session, as far as predicates tell them apart.
///
/// An event reaches few of them, and what reads only others need not be read again.
struct SessionParts: OptionSet, Sendable {
  let rawValue: UInt16

  /// What every event may change: the time, how many events there were, the digest.
  static let clock = SessionParts(rawValue: 1 << 0)
  static let touches = SessionParts(rawValue: 1 << 1)
  static let recognizers = SessionParts(rawValue: 1 << 2)
  static let transitions = SessionParts(rawValue: 1 << 3)
  /// Stacks and other containers, and what the last call returned.
  static let containers = SessionParts(rawValue: 1 << 4)
  static let queue = SessionParts(rawValue: 1 << 5)
  static let animators = SessionParts(rawValue: 1 << 6)
  static let appearances = SessionParts(rawValue: 1 << 7)
  static let windows = SessionParts(rawValue: 1 << 8)
  static let bars = SessionParts(rawValue: 1 << 9)
  static let flags = SessionParts(rawValue: 1 << 10)
  static let scrolls = SessionParts(rawValue: 1 << 11)
  static let app = SessionParts(rawValue: 1 << 12)

  static let none: SessionParts = []
  static let all = SessionParts(rawValue: .max)

  /// What gestures, calls, transitions and deadlines may change.
  ///
  /// Flags are among them: some presets raise their own while screens move.
  static let moving: SessionParts = [
    .clock, .touches, .recognizers, .transitions, .containers, .queue, .animators, .appearances,
    .flags,
  ]
}

extension SessionParts {
  /// The parts that `event` may change when nothing else is due.
  ///
  /// - Parameter drives: whether the reducer may drive a recognizer, so that a finger can move
  ///   anything that moves.
  @inline(__always)
  static func reached(by event: UnsafePointer<TimedEvent>, drives: Bool) -> SessionParts {
    switch event.pointee.event {
    case .touch: drives ? .moving : [.clock, .touches]
    case .gesture: drives ? .moving : [.clock, .recognizers]
    case .transition(let report):
      if case .update = report.step { [.clock, .transitions] } else { .moving }
    case .gestureControl, .call, .animator: .moving
    case .setup: .all
    case .flag: [.clock, .flags]
    case .bars: [.clock, .bars]
    case .scroll: [.clock, .scrolls]
    case .rotation: [.clock, .windows]
    // The app takes the touches away when it leaves.
    case .app: .moving.union(.app)
    case .touchSample, .callback, .observation, .model, .lifetime, .mark, .note, .custom, .unknown,
      .lost, .end:
      .clock
    }
  }
}

extension PlaceProbe {
  /// The parts of a session that it reads.
  var parts: SessionParts {
    switch subject {
    case .session, .event:
      switch target {
      case .field(.app): .app
      case .field(.returned): .containers
      case .field(.time), .field(.eventNumber): .clock
      case .field(.nextDeadline): [.transitions, .recognizers, .animators]
      default: .all
      }
    case .window: .windows
    case .presented, .container: [.containers, .windows]
    case .stack: [.containers, .queue]
    case .queued: .queue
    case .transition: transitionParts
    case .recognizer: .recognizers
    case .touch: .touches
    case .animator: isFleeting ? [.animators, .clock] : .animators
    case .bar, .barOwner: .bars
    case .flag: .flags
    case .scroll: .scrolls
    case .appearance: .appearances
    case .navigation: [.containers, .transitions]
    }
  }

  private var transitionParts: SessionParts {
    guard isFleeting else { return .transitions }
    // A transition's velocity is its driver's.
    return [.transitions, .recognizers, .clock]
  }

  private var isFleeting: Bool {
    if case .field(let field) = target { field.isFleeting } else { false }
  }
}

extension PlaceTest {
  /// The parts of a session that it reads.
  var parts: SessionParts {
    probe.parts.union(other?.parts ?? .none)
  }

  /// Whether it depends on what has just happened, rather than on the session alone.
  var isMomentary: Bool {
    if kind == .eventText || kind == .fact { return true }
    return [probe, other].contains { probe in
      probe?.subject == .event && probe?.target != .field(.eventNumber)
    }
  }
}
