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
    let decision = release.decision
    let outcome = decision.finishes ? "finish" : "cancel"
    let values = "\(Self.number(decision.fraction)), \(Self.number(decision.velocity)) pt/s"
    return "\(shown(drive)) is let go at \(values): \(outcome), \(reason(release))"
  }

  private func reason(_ release: GestureExplanation.Drive.Release) -> String {
    switch (release.decision.rule, release.rule) {
    case (.reported, _): "as the log says"
    case (.cancellation, _): "because the gesture was cancelled"
    case (_, .declared(let finish)):
      "\"\(ExpressionPrinter.text(finish))\" is \(release.decision.finishes)"
    case (.flick, .sheet(let speed, _)):
      "thrown down: \(Self.number(speed)) pt/s are enough"
    case (_, .sheet(let speed, let fraction)):
      "by progress: more than \(Self.number(fraction)) or \(Self.number(speed)) pt/s finish"
    case (.flick, .standard(let speed, let fraction)):
      "by speed: beyond \(Self.number(speed)) pt/s it decides (flickSpeed); "
        + "at rest \(Self.number(fraction)) finishes"
    case (_, .standard(let speed, let fraction)):
      Self.progressReason(release.decision, speed, fraction)
    default: "by \(release.decision.rule)"
    }
  }

  private static func progressReason(
    _ decision: Decision,
    _ speed: Double,
    _ fraction: Double
  ) -> String {
    let rested = decision.velocity.magnitude > speed ? "; the finger had rested (restLimit)" : ""
    return "by progress: \(number(fraction)) (finishFraction) or more than "
      + "\(number(speed)) pt/s (flickSpeed) finish\(rested)"
  }
}
