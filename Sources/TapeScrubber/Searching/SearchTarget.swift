import GestureScript
import SessionModel
import TapeReplay

/// What a search looks for.
enum SearchTarget: Equatable, Sendable {
  /// An event whose printed form contains a text.
  case text(String)
  /// A place where a predicate holds.
  case predicate(Predicate)
  /// The beginning of a gesture: a finger lands and no other is down, or a recognizer begins without
  /// any finger in the log.
  case gesture
  /// A container's committed state, or where a transition stands, changes.
  case navigation
  /// A transition is asked for, told how to end, or over.
  case transition
  /// A finger lands, moves or leaves.
  case sample
  /// A mark.
  case mark
  /// A change of something that was under the cursor.
  case change(WatchedSubject)

  /// What people call it.
  var title: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .predicate(let predicate): "place where \(predicate)"
    case .gesture: "gesture"
    case .navigation: "navigation change"
    case .transition: "beginning, decision or end of a transition"
    case .sample: "touch sample"
    case .mark: "mark"
    case .change(let watched): "change of \(watched.title)"
    }
  }

  /// Whether the search goes on at the other end of the tape.
  var wraps: Bool {
    switch self {
    case .text, .predicate: true
    case .gesture, .navigation, .transition, .sample, .mark, .change: false
    }
  }

  /// What must hold at a place, for a tape with such names.
  func compiled(names: NameTable) throws(PredicateError) -> CompiledPredicate {
    let predicate: Predicate =
      switch self {
      case .text(let text): Predicate(eventContains: text)
      case .predicate(let predicate): predicate
      case .gesture: try Predicate(Self.gesturePlaces)
      case .navigation: try Predicate("changed(navigation)")
      case .transition: try Predicate("changed(transition.outcome)")
      case .sample: try Predicate("event.kind in [touch, sample]")
      case .mark: try Predicate("event.kind == mark")
      case .change(let watched): try Predicate(watched.condition)
      }
    return try predicate.compiled(names: names) { text in
      let needle = EventNeedle(text, names: names)
      return { needle.isFound(in: $0) }
    }
  }

  private static let gesturePlaces =
    "event.phase == down and became(touch.count > 0)"
    + " or event.kind == gesture and event.phase == began and touch.count == 0"
}
