import GestureScript
import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Shows the marks and notes beside the tape.
  public mutating func show(_ notes: TapeNotes) {
    self.notes = notes
  }

  /// Asks for a mark here; without a name it gets the next number.
  mutating func dropMark(_ text: String) {
    send(.note(TapeNote(.mark(text.isEmpty ? freeMarkName : text), at: position)))
  }

  /// Asks for a note here.
  mutating func dropNote(_ text: String) {
    guard !text.isEmpty else {
      notice = "a note without a text is none"
      return
    }
    send(.note(TapeNote(.note(text), at: position)))
  }

  private var freeMarkName: String {
    MarkName.unused { notes.place(ofMark: $0) != nil || names.find($0) != nil }
  }

  /// The outcome of a search for a mark, those beside the tape included.
  func withNotes(
    _ outcome: Search<Source>.Outcome,
    of search: Search<Source>
  ) -> Search<Source>.Outcome {
    guard case .mark = search.target,
      let noted = notes.mark(from: position, forward: search.isForward)
    else { return outcome }
    switch outcome {
    case .goesOn: return outcome
    case .notFound: return .found(noted)
    case .found(let place): return .found(search.isForward ? min(place, noted) : max(place, noted))
    }
  }

  /// The first line of the notes that stand exactly here.
  var noteHere: String? {
    let here = notes.entries.filter { $0.position == position }
    guard let first = here.first else { return nil }
    let more = here.count > 1 ? "  (and \(here.count - 1) more)" : ""
    switch first.content {
    case .mark(let name): return "@\(name)\(more)"
    case .note(let text): return "note: \(text)\(more)"
    }
  }
}
