import GestureScript
public import SessionModel
import TapeReplay

/// An explanation as people read it: a line for the gesture, then one for each thing that happened.
public struct ExplanationText {
  let gesture: GestureExplanation
  let names: NameTable

  /// The text of `gesture` on a tape with `names`.
  public init(_ gesture: GestureExplanation, names: NameTable) {
    self.gesture = gesture
    self.names = names
  }

  /// What happened, in order of time; recognizers of which nothing is known come last.
  public var lines: [String] {
    var told: [(position: Position, text: String)] = []
    for contender in gesture.contenders {
      for step in contender.steps { told.append((step.position, text(step, of: contender))) }
    }
    for drive in gesture.drives {
      told.append((drive.position, beginning(of: drive)))
      if let release = drive.release {
        told.append((release.position, text(release, of: drive)))
      }
      if case .completed(let finished, let position) = drive.fate {
        told.append((position, "\(shown(drive)) ends: \(finished ? "finished" : "cancelled")"))
      }
    }
    let inOrder = told.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }
    return [heading] + inOrder.map { "  \(Self.moment($0.element.position))  \($0.element.text)" }
      + silent
  }

  private var heading: String {
    let fingers = gesture.touches.map { "\($0)" }.joined(separator: ", ")
    let subject =
      switch gesture.touches.count {
      case 0: "gesture without touches"
      case 1: "touch \(fingers)"
      default: "touches \(fingers)"
      }
    let end = gesture.end.map { " to \(Self.moment($0))" } ?? ", not over"
    let fate = gesture.isCancelled ? ", cancelled" : ""
    let travel = "\(RoundedNumber.text(gesture.travel.x)),\(RoundedNumber.text(gesture.travel.y))"
    let moved = gesture.touches.isEmpty ? "" : ", moved \(travel)"
    return "\(subject): \(Self.moment(gesture.start))\(end)\(moved)\(fate)"
  }

  /// Recognizers that looked on, or were switched off.
  private var silent: [String] {
    gesture.contenders.filter(\.steps.isEmpty).map { contender in
      "  \(subject(contender)) " + (contender.isDisabled ? "was disabled" : "decided nothing")
    }
  }

  func subject(_ contender: GestureExplanation.Contender) -> String {
    let kind = contender.kind.map { " (\($0.spelling))" } ?? ""
    return names.shown(contender.recognizer) + kind
  }

  /// An event and a time, both of which `--at` understands.
  static func moment(_ position: Position) -> String {
    "\(Outline.seconds(position.time)) #\(position.event)"
  }
}
