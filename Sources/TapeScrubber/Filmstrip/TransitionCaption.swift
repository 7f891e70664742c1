import SessionModel

/// Says in a few words what a transition does and how far it is.
enum TransitionCaption {
  /// `pop 0.258`, in at most `columns` columns; one that turns back or is refused says so.
  ///
  /// Where there is too little room, the fraction, which a bar shows too, is shortened first, and then
  /// left out.
  static func text(
    _ kind: TransitionKind,
    _ phase: Transition.Phase,
    _ fraction: Double,
    columns: Int = .max
  ) -> String {
    let turn =
      switch phase {
      case .cancelling: " back"
      case .refused: " no"
      case .requested, .interactive, .paused, .finishing, .animating: ""
      }
    let percent = " \(NumberText.fixed(fraction * 100, decimals: 0))%"
    let texts = [" \(NumberText.fixed(fraction, decimals: 3))", percent, ""].map {
      "\(kind)\($0)\(turn)"
    }
    return texts.first { $0.count <= columns } ?? "\(kind)"
  }
}
