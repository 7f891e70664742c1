import GestureScript
import SessionModel

extension ExplanationText {
  /// Why, in words; outlines say it in the same ones.
  static func reason(
    _ arbitration: Arbitration,
    begin: Expression?,
    _ names: NameTable
  ) -> String {
    let (value, limit) = pair(arbitration.value, arbitration.limit)
    let rival = names.shown(arbitration.rival)
    return switch arbitration.reason {
    case .moved: "moved \(value) pt, threshold \(limit) (panHysteresis)"
    case .swiped: "moved \(value) pt along, needed \(limit) by then"
    case .tapped: "lifted after \(value) s, allowed \(limit) (tapDuration)"
    case .pressed: "rested \(value) s, needed \(limit) (pressDuration)"
    case .spread: "fingers \(spread(arbitration.value)), threshold \(limit)"
    case .turned: "turned \(value)°, threshold \(limit)"
    case .outlasted: "those it waited for have failed"
    case .requirementOpen: "for \(rival) to fail"
    case .outsideBand: "landed \(value) pt from its edge, allowed \(limit) (edgeWidth)"
    case .extraFinger: "a second finger landed"
    case .tooFewFingers: "\(value) finger of \(limit)"
    case .wrongDirection: "moved \(value) pt inwards, needed \(limit), as much as across"
    case .movedTooLittle: "lifted after \(value) pt, needed \(limit)"
    case .spreadTooLittle: "the distance of its fingers changed too little"
    case .turnedTooLittle: "turned \(value)°, needed \(limit)"
    case .strayed: "strayed \(value) pt, allowed \(limit)"
    case .drifted: "drifted \(value) pt to its side, allowed \(limit) by then"
    case .wentBack: "went \(number(-arbitration.value)) pt behind its start"
    case .tooLong: "took \(value) s, allowed \(limit)"
    case .liftedTooSoon: "lifted after \(value) s, needed \(limit) (pressDuration)"
    case .secondTapMissing: "no second tap within \(limit) s"
    case .secondTapTooFar: "second tap \(value) pt away, allowed \(limit)"
    case .touchCancelled: "the system took its finger away"
    case .appLeft: "the app was left"
    case .disabled: "it was disabled"
    case .prevented: "prevented by \(rival)"
    case .requirementRecognized: "\(rival), which had to fail first, recognized"
    case .beginRefused: refusal(arbitration, begin)
    case .rootScreen: "there is nothing to pop"
    case .windowBusy: "a transition of its window is open (gestureOverlap)"
    }
  }

  private static func spread(_ change: Double) -> String {
    "\(number(change.magnitude)) pt \(change < 0 ? "closer" : "farther apart")"
  }

  private static func refusal(_ arbitration: Arbitration, _ begin: Expression?) -> String {
    guard let begin, let values = arbitration.values else { return "its begin was false" }
    return "begin \"\(ExpressionPrinter.text(begin))\" was false" + readings(of: begin, values)
  }

  /// " with vx=410, vy=3": what `expression` read.
  static func readings(of expression: Expression, _ values: Expression.Values) -> String {
    let read = expression.variables.map { "\($0.spelling)=\(number(values[$0]))" }
    return read.isEmpty ? "" : " with " + read.joined(separator: ", ")
  }
}

extension Expression {
  /// What the program reads, each once, in the order of `Variable`.
  var variables: [Variable] {
    Variable.allCases.filter { program.contains(.variable($0)) }
  }
}
