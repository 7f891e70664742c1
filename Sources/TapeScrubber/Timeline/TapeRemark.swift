import SessionModel
import TapeReplay

/// A mark or a note, and where it stands.
struct TapeRemark: Equatable, Sendable {
  /// What was said.
  enum Content: Equatable, Sendable {
    case mark(Name)
    case note(String)
  }

  /// Exactly after its event.
  let position: Position
  let content: Content

  /// The remark that `event` makes, if it makes one.
  init?(_ event: Event, at position: Position) {
    switch event {
    case .mark(let name): content = .mark(name)
    case .note(let text): content = .note(text)
    default: return nil
    }
    self.position = position
  }
}
