import GestureScript
import SessionModel

/// What a test expects of a session: committed containers, transitions, recognizers.
///
/// Everything is spelled, so that sessions with different numbers for their names compare.
struct SkeletonFacts: Equatable {
  /// Numbers are written with so many decimals; half of the last one is within the tolerance of an
  /// expectation.
  private static let thousandths = 1000.0

  struct Transition: Equatable {
    /// Its name; derived names count from the start of a script.
    let name: String
    let base: String
    let kind: String
    let phase: String
    /// nil where it is no finite number.
    let fraction: Double?

    /// Names with other counts are names of the same.
    static func == (left: Transition, right: Transition) -> Bool {
      (left.base, left.kind, left.phase, left.fraction)
        == (right.base, right.kind, right.phase, right.fraction)
    }
  }

  struct Recognizer: Equatable {
    let name: String
    let state: String
  }

  struct Container: Equatable {
    let name: String
    /// As a script writes the value.
    let value: String
  }

  let containers: [Container]
  let transitions: [Transition]
  let recognizers: [Recognizer]

  init(of session: Session, names: NameTable) {
    containers = session.containers.map { container in
      let screens = container.committed.map { NameText.text(names[$0]) }
      let value =
        switch container.kind {
        case .stack, .presented: "[\(screens.joined(separator: ","))]"
        case .value, .card: screens.last ?? "none"
        }
      return Container(name: names[container.name], value: value)
    }
    transitions = session.transitions.map { transition in
      Transition(
        name: names.spelling(of: transition.id),
        base: names[transition.id.base],
        kind: "\(transition.kind)",
        phase: "\(transition.phase)",
        fraction: SkeletonFacts.rounded(session.percentComplete(of: transition))
      )
    }
    recognizers = session.recognizers.map {
      Recognizer(name: names[$0.name], state: "\($0.state)")
    }
  }

  private static func rounded(_ number: Double) -> Double? {
    number.isFinite ? (number * thousandths).rounded() / thousandths : nil
  }

  /// What `expect` says, a line each.
  var expectations: [String] {
    let stacks = containers.map { "expect \(NameText.text($0.name))=\($0.value)" }
    let moves = transitions.map { transition in
      let fraction = transition.fraction.map { " fraction=\(NumberText.text($0))" } ?? ""
      return "expect transition \(NameText.text(transition.name)) phase=\(transition.phase)"
        + fraction
    }
    let gestures = recognizers.map {
      "expect recognizer \(NameText.text($0.name)) state=\($0.state)"
    }
    return stacks + moves + gestures
  }
}
