extension RecognizerDeclaration {
  /// The declaration with every rule it left open taken from its preset.
  ///
  /// The presets are the three interactions that every tutorial teaches; what they do beyond these
  /// rules (flags, a shared interactor, an animator) is in the files that carry their names, and needs
  /// the stack or the card they were made for: driving anything else, only the rules remain.
  var withPresetRules: RecognizerDeclaration {
    var rules =
      switch preset {
      case .backSwipe: withBackSwipeRules
      case .edgePan: withEdgeTouchRules
      case .card: withCardRules
      case nil: self
      }
    if !rules.drivesWhatItsPresetDoes { rules.preset = nil }
    return rules
  }

  private var drivesWhatItsPresetDoes: Bool {
    switch (preset, drive) {
    case (.backSwipe, .pop), (.edgePan, .pop), (.edgePan, .push), (.edgePan, nil): true
    case (.card, .card): true
    default: false
    }
  }

  /// A pan over the whole width: 0.3 s, linear, tail easeOut; more than half the width, or more than
  /// 1000 pt/s, finishes, and velocity never vetoes.
  private var withBackSwipeRules: RecognizerDeclaration {
    var rules = self
    rules.drive = drive ?? .pop
    rules.finish =
      finish
      ?? Expression(program: [
        .variable(.fraction), .number(0.5), .greater,
        .variable(.velocity), .number(1000), .greater,
        .or,
      ])
    rules.onCancel = onCancel ?? .cancel
    rules.duration = duration ?? Interval(microseconds: 300_000)
    rules.curve = curve ?? .linear
    rules.completionCurve = completionCurve ?? .easeOut
    rules.style = style ?? Name(.parallax)
    return rules
  }

  /// Two edge pans: 0.5 s, easeInOut; the sign of the velocity decides, at rest more than half the
  /// width, and a cancelled gesture is judged like a release.
  private var withEdgeTouchRules: RecognizerDeclaration {
    var rules = self
    rules.finish =
      finish
      ?? Expression(program: [
        .variable(.velocity), .number(0), .greater,
        .variable(.velocity), .number(0), .equal,
        .variable(.fraction), .number(0.5), .greater,
        .and, .or,
      ])
    rules.onCancel = onCancel ?? .rule
    rules.duration = duration ?? Interval(microseconds: 500_000)
    rules.curve = curve ?? .easeInOut
    rules.completionCurve = completionCurve ?? .easeInOut
    rules.style = style ?? Name(.slide)
    return rules
  }

  /// A pan over a card: 0.3 s, easeInOut; it begins only if it is strictly steeper than 45°.
  private var withCardRules: RecognizerDeclaration {
    var rules = self
    rules.begin =
      begin
      ?? Expression(program: [
        .variable(.vy), .abs, .variable(.vx), .abs, .greater,
      ])
    rules.duration = duration ?? Interval(microseconds: 300_000)
    rules.curve = curve ?? .easeInOut
    if let card { rules.drive = drive ?? .card(card) }
    return rules
  }
}
