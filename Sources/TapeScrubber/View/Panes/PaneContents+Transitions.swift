import GestureScript
import SessionModel
import TerminalKit

extension PaneContents {
  /// Columns of the bar that shows how far a transition is.
  private static let barColumns = 10

  /// Transitions: where each stands and how far it is; then how each was let go, or would be.
  var transitions: [PaneLine] {
    session.transitions.flatMap { [head(of: $0), progress(of: $0)] }
      + session.transitions.flatMap { ending(of: $0) }
  }

  private func head(of transition: Transition) -> PaneLine {
    let isTrouble = transition.phase == .refused || transition.phase == .cancelling
    var line = PaneLine(
      "\(names.spelling(of: transition.id)) ",
      Palette.navigation,
      subject: .transition(transition.id)
    )
    line.add("\(transition.phase)", isTrouble ? Palette.trouble : Palette.strong)
    line.add("  \(transition.kind) \(names[transition.from]) \(symbols.arrow) ")
    line.add(names[transition.to])
    return line
  }

  private func progress(of transition: Transition) -> PaneLine {
    let fraction = transition.shownFraction(at: session.now)
    let full = Int((min(max(fraction, 0), 1) * Double(Self.barColumns)).rounded())
    let bar =
      String(repeating: Character(symbols.full), count: full)
      + String(repeating: Character(symbols.empty), count: Self.barColumns - full)
    var line = PaneLine(bar, Palette.navigation, subject: .transition(transition.id))
    line.add(" \(NumberText.fixed(fraction, decimals: 3))")
    if let velocity = forecast(of: transition)?.decision?.velocity {
      line.add("  \(NumberText.short(velocity, decimals: 0)) pt/s")
    }
    if let driver = transition.driver { line.add("  by \(names[driver])", Palette.recognizer) }
    let since = TimeText.text(transition.since)
    guard transition.ends != .never else {
      line.add("  since \(since)", Palette.quiet)
      return line
    }
    let ends = TimeText.text(transition.ends)
    let times = "  since \(since)  ends \(ends)"
    let isRoomy = line.columns + times.count <= width
    line.add(isRoomy ? times : "  \(since)\(symbols.dash)\(ends)", Palette.quiet)
    return line
  }

  /// How it was let go, why it was refused, or what would become of it now.
  private func ending(of transition: Transition) -> [PaneLine] {
    let subject = PaneSubject.transition(transition.id)
    let isOne = session.transitions.count == 1
    let title = isOne ? "" : "\(names.spelling(of: transition.id)) "
    if let refusal = moment.verdicts.refusals[transition.id] {
      return lines("\(title)refused: \(refusal.value)", Palette.trouble, subject)
    }
    if let decision = moment.verdicts.decisions[transition.id]?.value {
      let rule = transition.driver.flatMap { session.releaseRule(of: $0) }
      return lines("\(title)let go at \(ReleaseText.text(decision, rule))", .plain, subject)
    }
    guard let forecast = forecast(of: transition) else { return [] }
    return lines(title + PaneContents.text(forecast), Palette.notice, subject)
  }

  private func lines(_ text: String, _ style: Style, _ subject: PaneSubject) -> [PaneLine] {
    PaneLine.wrapped(text, style, width: width, subject: subject)
  }

  private func forecast(of transition: Transition) -> ReleaseForecast? {
    moment.forecasts.first { $0.transition == transition.id }
  }

  /// How it would end, in which time, by which values and which rule.
  private static func text(_ forecast: ReleaseForecast) -> String {
    guard let decision = forecast.decision else { return "if let go now: the log decides" }
    var text = "if let go now: \(decision.finishes ? "finishes" : "cancels")"
    if let tail = forecast.tail { text += " in \(RoundedNumber.text(tail.seconds)) s" }
    text += ": \(RoundedNumber.text(decision.fraction))"
    text += ", \(NumberText.short(decision.velocity, decimals: 0)) pt/s"
    return text + ", \(ReleaseText.reason(decision, forecast.rule))"
  }
}
