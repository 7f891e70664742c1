import SessionModel
import TapeFile
import TapeReplay

extension TapeInput {
  /// Remarks that `place`, which `expression` gave, lies behind the last event, if it does.
  func remarkEnd(before place: Position, _ expression: PositionExpression) {
    let end = reader.endTime
    guard place.time > end else { return }
    console.remark(
      "touchtape: \(Escaped.text(path)): \(Escaped.text(expression.text)) lies "
        + "\(Figures.seconds(place.time - end)) s after the last event, "
        + "which is at \(Figures.seconds(end - .zero)) s"
    )
  }
}
