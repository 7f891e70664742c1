import SessionModel

/// Progress follows the finger.
struct ProgressJump: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      The progress that a transition is told, and its change from one update to the next, are within a \
      tenth of what the way of its finger implies.
      """,
    cause: """
      A second finger moves the centre of the gesture, the translation is not reset when a transition \
      is caught again, or another view's width is used.
      """
  )

  fileprivate struct Update {
    var transition: TransitionID
    var progress: Double
    var implied: Double
  }

  /// The last update of each open transition.
  private var last: [Update] = []

  mutating func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport)
  {
    guard case .update(let progress) = transition.step else {
      last.removeAll { $0.transition == transition.id }
      return
    }
    guard let track = scene.transition(transition.id), track.phase == .interactive,
      !track.isRefused, let finger = track.touch.flatMap(scene.touch), let last = finger.last,
      let drag = track.drag
    else { return }
    var implied = drag.progress(at: last.position)
    // A recognizer acts in the next turn of the run loop: it may be one sample behind.
    if let earlier = finger.samples.dropLast().last,
      last.time - earlier.time <= scene.thresholds.frame
    {
      let behind = drag.progress(at: earlier.position)
      if (progress - behind).magnitude < (progress - implied).magnitude { implied = behind }
    }
    let update = Update(transition: transition.id, progress: progress, implied: implied)
    let earlier = replaceLast(with: update)
    guard let message = message(update, after: earlier, limit: scene.thresholds.jumpLimit) else {
      return
    }
    report.add(.progressJump, of: [.transition(transition.id), .touch(finger.id)], message)
  }

  private mutating func replaceLast(with update: Update) -> Update? {
    for index in last.indices where last[index].transition == update.transition {
      defer { last[index] = update }
      return last[index]
    }
    last.append(update)
    return nil
  }

  /// What is wrong with `update`; nil if it follows the finger.
  private func message(_ update: Update, after earlier: Update?, limit: Double) -> Message? {
    // An app that clamps is right, and so is one that does not.
    if update.distance > limit {
      return "\(update.transition): progress \(update.progress), finger implies \(update.implied)"
    }
    guard let earlier else { return nil }
    let change = update.progress - earlier.progress
    let raw = (change - (update.implied - earlier.implied)).magnitude
    let clamped = (change - (update.clamped - earlier.clamped)).magnitude
    guard min(raw, clamped) > limit else { return nil }
    return """
      \(update.transition): progress from \(earlier.progress) to \(update.progress), \
      finger implies from \(earlier.implied) to \(update.implied)
      """
  }
}

extension ProgressJump.Update {
  fileprivate var clamped: Double {
    min(max(implied, 0), 1)
  }

  fileprivate var distance: Double {
    min((progress - implied).magnitude, (progress - clamped).magnitude)
  }
}
