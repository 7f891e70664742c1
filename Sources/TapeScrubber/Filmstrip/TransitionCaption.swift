import SessionModel

/// Says in a few words what a transition does and how far it is.
enum TransitionCaption {
  /// `pop 0.258`; one that turns back or is refused says so.
  static func text(_ transition: Transition, _ fraction: Double) -> String {
    let text = "\(transition.kind) \(NumberText.fixed(fraction, decimals: 3))"
    return switch transition.phase {
    case .cancelling: text + " back"
    case .refused: text + " no"
    default: text
    }
  }
}
