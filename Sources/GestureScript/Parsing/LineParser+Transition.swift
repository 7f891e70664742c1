import SessionModel

extension LineParser {
  private static let steps = "begin, update, finish, cancel, pause, resume or complete"

  mutating func transition() throws(SyntaxError) -> TransitionReport {
    let word = try arguments.next("the name of a transition").asWord("the name of a transition")
    let id = names.internTransition(word.text)
    let step = try arguments.next(LineParser.steps).asWord(LineParser.steps)
    return TransitionReport(id, try self.step(step))
  }

  private mutating func step(_ word: Word) throws(SyntaxError) -> TransitionReport.Step {
    switch word.isQuoted ? "" : word.text {
    case "begin": .begin(try beginning())
    case "update": .update(try arguments.next("the fraction").asNumber())
    case "finish": .finish
    case "cancel": .cancel
    case "pause": .pause
    case "resume": .resume(by: try nameOption("by"))
    case "complete": .complete(finished: try arguments.required("finished").asFlag())
    default:
      throw SyntaxError(
        at: word.offset,
        "\(word.text.shown) is no step of a transition",
        expected: LineParser.steps
      )
    }
  }

  private mutating func beginning() throws(SyntaxError) -> TransitionReport.Beginning {
    let kind = try arguments.next("the kind of transition").asSpelled(TransitionKind.self)
    let from = try nameOption("from")
    let to = try nameOption("to")
    let mode = try self.mode()
    let cause = try self.cause()
    let stack = try nameOption("on")
    return TransitionReport.Beginning(kind, from: from, to: to, mode, cause: cause, stack: stack)
  }

  private mutating func mode() throws(SyntaxError) -> TransitionReport.Beginning.Mode {
    if arguments.take("interactive") { return .interactive }
    guard arguments.take("animated") else {
      throw SyntaxError(
        at: arguments.offset,
        "the line does not say how the transition moves",
        expected: "interactive, or animated and seconds"
      )
    }
    let duration = try arguments.next("the duration in seconds").asInterval()
    return .animated(duration, velocity: try numberOption("velocity"))
  }
}
