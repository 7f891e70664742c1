import SessionModel
import TapeReplay

extension TapeNote {
  /// What `event`, which stands at `position`, notes in the tape itself; nil if it notes nothing.
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
