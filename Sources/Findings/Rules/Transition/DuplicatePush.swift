import SessionModel

/// A screen is pushed once.
struct DuplicatePush: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A screen is not pushed while it is on top, nor twice within half a second. A screen is one \
      class with its parameters, not the class.
      """,
    cause: "A button is tapped twice before the first push has covered it."
  )

  private struct Push {
    var screen: Name
    var stack: Name?
    var time: Time
  }

  /// The last push on each stack.
  private var last: [Push] = []

  mutating func judge(
    _ call: NavigationCall,
    _ thresholds: Thresholds,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard case .push(let screen) = call.operation else { return }
    let window = session.window(of: call)
    let stack = session.stack(call.stack, in: window)
    let isOnTop = stack?.model.last == screen
    let isRepeated = last.contains {
      $0.screen == screen && $0.stack == stack?.name
        && report.place.time - $0.time <= thresholds.doubleTapWindow
    }
    last.removeAll { $0.stack == stack?.name }
    last.append(Push(screen: screen, stack: stack?.name, time: report.place.time))
    guard isOnTop || isRepeated else { return }
    report.add(.duplicatePush, of: [.name(screen)], "\(screen) pushed twice")
  }
}
