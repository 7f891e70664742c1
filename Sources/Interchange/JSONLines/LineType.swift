import GestureScript
import SessionModel

/// What an event line of the JSON form calls its event; never renamed, new ones may be added.
enum LineType: Spelled {
  case surroundings, containers, recognizer
  case touch, sample
  case gesture, gestureControl
  case call, transition, animator
  case callback, observation, model
  case flag, bars, scroll
  case rotation, app, lifetime
  case mark, note, custom, unknown, lost, end

  var spelling: StaticString {
    switch self {
    case .surroundings: "surroundings"
    case .containers: "containers"
    case .recognizer: "recognizer"
    case .touch: "touch"
    case .sample: "sample"
    case .gesture: "gesture"
    case .gestureControl: "gestureControl"
    case .call: "call"
    case .transition: "transition"
    case .animator: "animator"
    case .callback: "callback"
    case .observation: "observation"
    case .model: "model"
    case .flag: "flag"
    case .bars: "bars"
    case .scroll: "scroll"
    case .rotation: "rotation"
    case .app: "app"
    case .lifetime: "lifetime"
    case .mark: "mark"
    case .note: "note"
    case .custom: "custom"
    case .unknown: "unknown"
    case .lost: "lost"
    case .end: "end"
    }
  }
}

extension LineType {
  /// What `event` is.
  init(of event: Event) {
    switch event {
    case .setup(.surroundings): self = .surroundings
    case .setup(.containers): self = .containers
    case .setup(.recognizer): self = .recognizer
    case .touch: self = .touch
    case .touchSample: self = .sample
    case .gesture: self = .gesture
    case .gestureControl: self = .gestureControl
    case .call: self = .call
    case .transition: self = .transition
    case .animator: self = .animator
    case .callback: self = .callback
    case .observation: self = .observation
    case .model: self = .model
    case .flag: self = .flag
    case .bars: self = .bars
    case .scroll: self = .scroll
    case .rotation: self = .rotation
    case .app: self = .app
    case .lifetime: self = .lifetime
    case .mark: self = .mark
    case .note: self = .note
    case .custom: self = .custom
    case .unknown: self = .unknown
    case .lost: self = .lost
    case .end: self = .end
    }
  }
}
