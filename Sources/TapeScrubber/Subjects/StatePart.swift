import SessionModel

/// A part of the session that a path of its state tree begins with.
enum StatePart: Sendable {
  case containers, transitions, recognizers, touches, animators, appearances
  case queue, bars, flags, scrolls, app, returned
  /// Something else: compared as a whole.
  case all

  /// The part that `path`, such as `flags.busy`, leads into.
  init(ofPath path: String) {
    switch path.prefix(while: { $0 != "." && $0 != "[" }) {
    case "stacks", "presented", "presentedModel", "containers", "containerModels":
      self = .containers
    case "transitions": self = .transitions
    case "recognizers": self = .recognizers
    case "touches": self = .touches
    case "animators": self = .animators
    case "appearances": self = .appearances
    case "queued": self = .queue
    case "bars", "barOwners": self = .bars
    case "flags": self = .flags
    case "scrolls": self = .scrolls
    case "app": self = .app
    case "returned": self = .returned
    default: self = .all
    }
  }

  /// Whether the part may differ; what moves with time alone counts as differing.
  func differs(_ before: Session, _ after: Session) -> Bool {
    switch self {
    case .containers: before.containers != after.containers || before.queue != after.queue
    case .transitions: before.transitions != after.transitions || !after.transitions.isEmpty
    case .recognizers: before.recognizers != after.recognizers
    case .touches: before.touches != after.touches
    case .animators: before.animators != after.animators || !after.animators.isEmpty
    case .appearances: before.appearances != after.appearances
    case .all: true
    case .queue: before.queue != after.queue
    case .bars: before.bars != after.bars
    case .flags: before.flags != after.flags
    case .scrolls: before.scrolls != after.scrolls
    case .app: before.app != after.app
    case .returned: before.returned != after.returned
    }
  }
}
