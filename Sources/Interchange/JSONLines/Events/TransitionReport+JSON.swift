import GestureScript
import SessionModel

/// The steps of a transition by name.
private enum StepWord: Spelled {
  case begin, update, finish, cancel, pause, resume, complete

  var spelling: StaticString {
    switch self {
    case .begin: "begin"
    case .update: "update"
    case .finish: "finish"
    case .cancel: "cancel"
    case .pause: "pause"
    case .resume: "resume"
    case .complete: "complete"
    }
  }
}

/// What moves a transition, by name.
private enum ModeWord: Spelled {
  case interactive, animated

  var spelling: StaticString {
    switch self {
    case .interactive: "interactive"
    case .animated: "animated"
    }
  }
}

extension JSONLineWriter {
  mutating func fields(of report: TransitionReport) {
    field("id", report.id)
    switch report.step {
    case .begin(let beginning): fields(of: beginning)
    case .update(let fraction):
      field("step", StepWord.update)
      field("fraction", fraction)
    case .finish: field("step", StepWord.finish)
    case .cancel: field("step", StepWord.cancel)
    case .pause: field("step", StepWord.pause)
    case .resume(let recognizer):
      field("step", StepWord.resume)
      field("recognizer", recognizer)
    case .complete(let isFinished):
      field("step", StepWord.complete)
      field("finished", isFinished)
    }
  }

  private mutating func fields(of beginning: TransitionReport.Beginning) {
    field("step", StepWord.begin)
    field("kind", beginning.kind)
    field("from", beginning.from)
    field("to", beginning.to)
    switch beginning.mode {
    case .interactive: field("mode", ModeWord.interactive)
    case .animated(let duration, let velocity):
      field("mode", ModeWord.animated)
      field("duration", duration)
      field("velocity", velocity)
    }
    field("by", beginning.cause)
    field("stack", beginning.stack)
  }
}

extension JSONLineReader {
  mutating func transition() throws(JSONLinesError) -> TransitionReport {
    let id = try transitionID("id")
    return TransitionReport(id, try transitionStep())
  }

  private mutating func transitionStep() throws(JSONLinesError) -> TransitionReport.Step {
    switch try need("step", try word("step", StepWord.self)) {
    case .begin: .begin(try beginning())
    case .update: .update(try need("fraction", try number("fraction")))
    case .finish: .finish
    case .cancel: .cancel
    case .pause: .pause
    case .resume: .resume(by: try name("recognizer"))
    case .complete: .complete(finished: try need("finished", try bool("finished")))
    }
  }

  private mutating func beginning() throws(JSONLinesError) -> TransitionReport.Beginning {
    let kind = try need("kind", try word("kind", TransitionKind.self))
    var beginning = TransitionReport.Beginning(kind, .interactive)
    beginning.from = try name("from")
    beginning.to = try name("to")
    if try need("mode", try word("mode", ModeWord.self)) == .animated {
      let duration = try need("duration", try span("duration"))
      beginning.mode = .animated(duration, velocity: try number("velocity"))
    }
    beginning.cause = try cause("by")
    beginning.stack = try name("stack")
    return beginning
  }
}
