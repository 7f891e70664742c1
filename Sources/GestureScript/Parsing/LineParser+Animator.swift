import SessionModel

extension LineParser {
  private static let animatorSteps =
    "create, start, pause, fraction, reverse, continue, stop, finish or release"

  mutating func animator() throws(SyntaxError) -> AnimatorReport {
    let id = try nextName("the name of an animator")
    let word = try arguments.next(LineParser.animatorSteps).asWord(LineParser.animatorSteps)
    return AnimatorReport(id, try animatorStep(word))
  }

  private mutating func animatorStep(_ word: Word) throws(SyntaxError) -> AnimatorReport.Step {
    switch word.isQuoted ? "" : word.text {
    case "create": .create(try creation())
    case "start": .start
    case "pause": .pause
    case "fraction": .fraction(try arguments.next("the fraction").asNumber())
    case "reverse": .reverse(try onOrOff())
    case "continue":
      .proceed(factor: try numberOption("factor") ?? 0, curve: try curveOption("curve"))
    case "stop": .stop(finishing: arguments.take("finishing"))
    case "finish":
      .finish(at: try arguments.required("at").asSpelled(AnimatorReport.Position.self))
    case "release": .release
    default:
      throw SyntaxError(
        at: word.offset,
        "\(word.text.shown) is no step of an animator",
        expected: LineParser.animatorSteps
      )
    }
  }

  private mutating func creation() throws(SyntaxError) -> AnimatorReport.Creation {
    let duration = try intervalOption("duration")
    let curve = try curveOption("curve")
    let pauses = try flagOption("pausesOnCompletion")
    let scrubs = try flagOption("scrubsLinearly")
    return AnimatorReport.Creation(
      duration: duration,
      curve: curve,
      pausesOnCompletion: pauses,
      scrubsLinearly: scrubs
    )
  }

  private mutating func onOrOff() throws(SyntaxError) -> Bool {
    if arguments.take("on") { return true }
    if arguments.take("off") { return false }
    throw SyntaxError(
      at: arguments.offset,
      "the line does not say which way",
      expected: "on or off"
    )
  }
}
