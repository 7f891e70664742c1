import SessionModel

/// A cancelled transition puts the bars back.
struct ChromeNotRestored: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Within a frame after a cancelled transition has completed, bars, status and keyboard are what \
      they were when it began. Put back later, it is a warning.
      """,
    cause: """
      `viewWillAppear` of the screen below hides the bar, and on a cancel that screen never gets \
      `viewDidAppear`, nor the one that stays anything that would show it again.
      """
  )

  /// The bars when a transition began.
  private struct Beginning {
    var transition: TransitionID
    var bars: [Session.Bar]
  }

  /// A part that a cancelled transition left changed.
  private struct Changed {
    var part: Name
    var before: Name
    var completion: Place
    var transition: TransitionID
  }

  private var beginnings: [Beginning] = []
  private var changed: [Changed] = []

  mutating func judge(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch fact {
    case .committed(let id):
      giveUp(scene, session, &report)
      guard !session.bars.isEmpty else { return }
      beginnings.append(Beginning(transition: id, bars: session.bars))
    case .completed(let id, let finished):
      guard let index = beginnings.firstIndex(where: { $0.transition == id }) else { return }
      let beginning = beginnings.remove(at: index)
      if !finished { compare(beginning, scene, session, &report) }
    default: break
    }
  }

  /// Judges a part that is put back.
  mutating func judge(_ change: BarsChange, _ scene: Scene, _ report: inout FindingReport) {
    for setting in change.settings {
      guard
        let index = changed.firstIndex(where: {
          $0.part == setting.part && $0.before == setting.value
        })
      else { continue }
      let entry = changed.remove(at: index)
      if report.place.time - entry.completion.time > scene.thresholds.frame {
        add(entry, setting.value, .warning, &report)
      }
    }
  }

  mutating func end(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    giveUp(scene, session, &report)
  }

  private mutating func compare(
    _ beginning: Beginning,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    for before in beginning.bars
    where session.value(ofBar: before.part) != before.value && !session.isOwn(before.part) {
      changed.append(
        Changed(
          part: before.part,
          before: before.value,
          completion: report.place,
          transition: beginning.transition
        )
      )
    }
  }

  /// What has not been put back when the next transition begins, or the log ends, never is.
  private mutating func giveUp(
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    var rest: [Changed] = []
    for entry in changed {
      guard report.place.time - entry.completion.time > scene.thresholds.frame else {
        rest.append(entry)
        continue
      }
      guard let value = session.value(ofBar: entry.part), value != entry.before else { continue }
      add(entry, value, .error, &report)
    }
    changed = rest
  }

  private func add(
    _ entry: Changed,
    _ value: Name,
    _ severity: Severity,
    _ report: inout FindingReport
  ) {
    let message: Message =
      severity == .error
      ? "\(entry.part) is \(value), was \(entry.before)"
      : "\(entry.part) was put back to \(entry.before) \(report.place.time - entry.completion.time) s late"
    report.add(
      .chromeNotRestored,
      severity,
      at: entry.completion,
      of: [.name(entry.part), .transition(entry.transition)],
      message
    )
  }
}

extension Session {
  /// Whether a bar shows the content of a screen on top, which may change it when it likes.
  fileprivate func isOwn(_ part: Name) -> Bool {
    guard let bar = bars.first(where: { $0.part == part }), bar.isContent, let owner = bar.owner
    else { return false }
    return containers.contains { $0.committed.last == owner }
  }

  /// The value of a bar; nil if it was never set.
  func value(ofBar part: Name) -> Name? {
    for bar in bars where bar.part == part { return bar.value }
    return nil
  }
}
