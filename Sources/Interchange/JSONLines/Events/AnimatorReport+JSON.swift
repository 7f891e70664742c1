import GestureScript
import SessionModel

/// The steps of an animator by name.
private enum StepWord: Spelled {
  case create, start, pause, fraction, reverse, proceed, stop, finish, release

  var spelling: StaticString {
    switch self {
    case .create: "create"
    case .start: "start"
    case .pause: "pause"
    case .fraction: "fraction"
    case .reverse: "reverse"
    case .proceed: "continue"
    case .stop: "stop"
    case .finish: "finish"
    case .release: "release"
    }
  }
}

extension JSONLineWriter {
  mutating func fields(of report: AnimatorReport) {
    field("id", report.id)
    switch report.step {
    case .create(let creation): fields(of: creation)
    case .start: field("step", StepWord.start)
    case .pause: field("step", StepWord.pause)
    case .fraction(let fraction):
      field("step", StepWord.fraction)
      field("fraction", fraction)
    case .reverse(let isOn):
      field("step", StepWord.reverse)
      field("reversed", isOn)
    case .proceed(let factor, let curve):
      field("step", StepWord.proceed)
      field("factor", factor)
      field("curve", curve)
    case .stop(let finishing):
      field("step", StepWord.stop)
      field("finishing", finishing)
    case .finish(let position):
      field("step", StepWord.finish)
      field("at", position)
    case .release: field("step", StepWord.release)
    }
  }

  private mutating func fields(of creation: AnimatorReport.Creation) {
    field("step", StepWord.create)
    field("duration", creation.duration)
    field("curve", creation.curve)
    field("pausesOnCompletion", creation.pausesOnCompletion)
    field("scrubsLinearly", creation.scrubsLinearly)
  }
}

extension JSONLineReader {
  mutating func animator() throws(JSONLinesError) -> AnimatorReport {
    let id = try need("id", try name("id"))
    return AnimatorReport(id, try animatorStep())
  }

  private mutating func animatorStep() throws(JSONLinesError) -> AnimatorReport.Step {
    switch try need("step", try word("step", StepWord.self)) {
    case .create: return .create(try creation())
    case .start: return .start
    case .pause: return .pause
    case .fraction: return .fraction(try need("fraction", try number("fraction")))
    case .reverse: return .reverse(try need("reversed", try bool("reversed")))
    case .proceed:
      let factor = try need("factor", try number("factor"))
      return .proceed(factor: factor, curve: try curve("curve"))
    case .stop: return .stop(finishing: try need("finishing", try bool("finishing")))
    case .finish: return .finish(at: try need("at", try word("at")))
    case .release: return .release
    }
  }

  private mutating func creation() throws(JSONLinesError) -> AnimatorReport.Creation {
    var creation = AnimatorReport.Creation()
    creation.duration = try span("duration")
    creation.curve = try curve("curve")
    creation.pausesOnCompletion = try bool("pausesOnCompletion")
    creation.scrubsLinearly = try bool("scrubsLinearly")
    return creation
  }
}
