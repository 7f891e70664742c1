import SessionModel

extension ByteWriter {
  mutating func write(_ report: TransitionReport) -> EventKind {
    write(report.id)
    switch report.step {
    case .begin(let beginning):
      write(byte: 0)
      write(beginning)
    case .finish: write(byte: 1)
    case .cancel: write(byte: 2)
    case .pause: write(byte: 3)
    case .resume(let recognizer):
      write(byte: 4)
      write(optional: recognizer)
    case .complete(let finished):
      write(byte: 5)
      write(finished)
    case .update(let fraction):
      write(byte: 6)
      write(fraction)
    }
    return .transitionStep
  }

  private mutating func write(_ beginning: TransitionReport.Beginning) {
    write(byte: beginning.kind.rawValue)
    write(optional: beginning.from)
    write(optional: beginning.to)
    switch beginning.mode {
    case .interactive: write(byte: 0)
    case .animated(let duration, let velocity):
      write(byte: 1)
      write(duration)
      write(optional: velocity) { $0.write($1) }
    }
    write(optional: beginning.cause) { $0.write($1) }
    write(optional: beginning.stack)
  }
}

extension ByteReader {
  mutating func readTransitionReport() throws(MalformedBytes) -> TransitionReport {
    let id = try readTransitionID()
    switch try readByte() {
    case 0: return TransitionReport(id, .begin(try readBeginning()))
    case 1: return TransitionReport(id, .finish)
    case 2: return TransitionReport(id, .cancel)
    case 3: return TransitionReport(id, .pause)
    case 4: return TransitionReport(id, .resume(by: try readOptionalName()))
    case 5: return TransitionReport(id, .complete(finished: try readBool()))
    case 6: return TransitionReport(id, .update(try readDouble()))
    default: throw MalformedBytes("has a step of a transition that does not exist")
    }
  }

  private mutating func readBeginning() throws(MalformedBytes) -> TransitionReport.Beginning {
    let kind = try readChoice(TransitionKind.self)
    let from = try readOptionalName()
    let to = try readOptionalName()
    let mode = try readMode()
    let cause = try readOptionalCause()
    let stack = try readOptionalName()
    return TransitionReport.Beginning(
      kind,
      from: from,
      to: to,
      mode,
      cause: cause,
      stack: stack
    )
  }

  private mutating func readMode() throws(MalformedBytes) -> TransitionReport.Beginning.Mode {
    switch try readByte() {
    case 0: return .interactive
    case 1:
      let duration = try readInterval()
      return .animated(duration, velocity: try readOptionalDouble())
    default: throw MalformedBytes("has a mode of a transition that does not exist")
    }
  }
}
