import GestureScript
import SessionModel

extension ExplanationText {
  func shown(_ drive: GestureExplanation.Drive) -> String {
    drive.transition.map { names.shown($0) } ?? "its call"
  }

  /// What a gesture asked for or moves.
  func beginning(of drive: GestureExplanation.Drive) -> String {
    let recognizer = names.shown(drive.recognizer)
    let movement =
      drive.kind.map { kind in
        "\(shown(drive)): \(kind.spelling) \(names.shown(drive.from)) -> \(names.shown(drive.to))"
      } ?? "a call"
    return switch drive.fate {
    case .queued: "\(recognizer) asks for \(movement), which waits for its window"
    case .dropped: "\(recognizer) asks for \(movement), which is dropped: its window is busy"
    case .refused(let refusal): "\(recognizer) asks for \(movement), which is refused: \(refusal)"
    case .replaced(let other):
      "\(recognizer) drives \(movement), as the log reports by \(names.shown(other))"
    case .open, .completed: "\(recognizer) drives \(movement)"
    }
  }

  /// How it was let go, and what it would have taken to end otherwise.
  func text(
    _ release: GestureExplanation.Drive.Release,
    of drive: GestureExplanation.Drive
  ) -> String {
    "\(shown(drive)) is let go at \(ReleaseText.text(release.decision, release.rule))"
  }
}
