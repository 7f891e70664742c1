import SessionModel
import TapeReplay

/// A mark or a note, and where it stands.
struct TapeRemark: Equatable, Sendable {
  /// What was said.
  enum Content: Equatable, Sendable {
    /// A place to jump to, by its name.
    case mark(String)
    /// A text.
    case note(String)
  }

  /// Exactly after its event.
  let position: Position
  let content: Content

  /// A remark at `position`.
  init(_ content: Content, at position: Position) {
    (self.content, self.position) = (content, position)
  }

  /// The remark that stands beside the tape.
  init(_ note: TapeNote) {
    switch note.content {
    case .mark(let name): self.init(.mark(name), at: note.position)
    case .note(let text): self.init(.note(text), at: note.position)
    }
  }

  /// The remark that `event` makes, if it makes one.
  init?(_ event: Event, at position: Position, _ names: NameTable) {
    switch event {
    case .mark(let name): self.init(.mark(names[name]), at: position)
    case .note(let text): self.init(.note(text), at: position)
    default: return nil
    }
  }

  /// How the timeline shows it.
  var sign: TimelineBin.Signs {
    if case .mark = content { .marked } else { .noted }
  }
}
