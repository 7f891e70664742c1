public import SessionModel

/// Says how a transition was let go, and what it would have taken to end otherwise.
public enum ReleaseText {
  /// The values at that moment, the outcome, and which rule decided.
  ///
  /// - Parameter rule: the recognizer's rule; nil if the log decided.
  public static func text(_ decision: Decision, _ rule: ReleaseRule?) -> String {
    let fraction = RoundedNumber.text(decision.fraction)
    let outcome = decision.finishes ? "finish" : "cancel"
    let values = "\(fraction), \(RoundedNumber.text(decision.velocity)) pt/s"
    return "\(values): \(outcome), \(reason(decision, rule))"
  }

  /// Which rule decided, and by which numbers.
  public static func reason(_ decision: Decision, _ rule: ReleaseRule?) -> String {
    switch (decision.rule, rule) {
    case (.reported, _): "as the log says"
    case (.cancellation, _): "because the gesture was cancelled"
    case (_, .declared(let finish)):
      "\"\(ExpressionPrinter.text(finish))\" is \(decision.finishes)"
    case (.flick, .sheet(let speed, _)):
      "thrown down: \(RoundedNumber.text(speed)) pt/s are enough"
    case (_, .sheet(let speed, let fraction)):
      "by progress: more than \(RoundedNumber.text(fraction)) or "
        + "\(RoundedNumber.text(speed)) pt/s finish"
    case (.flick, .standard(let speed, let fraction)):
      "by speed: beyond \(RoundedNumber.text(speed)) pt/s it decides (flickSpeed); "
        + "at rest \(RoundedNumber.text(fraction)) finishes"
    case (_, .standard(let speed, let fraction)):
      progressReason(decision, speed, fraction)
    default: "by \(decision.rule)"
    }
  }

  private static func progressReason(
    _ decision: Decision,
    _ speed: Double,
    _ fraction: Double
  ) -> String {
    let rested = decision.velocity.magnitude > speed ? "; the finger had rested (restLimit)" : ""
    return "by progress: \(RoundedNumber.text(fraction)) (finishFraction) or more than "
      + "\(RoundedNumber.text(speed)) pt/s (flickSpeed) finish\(rested)"
  }
}
