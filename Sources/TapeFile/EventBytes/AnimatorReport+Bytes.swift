import SessionModel

extension ByteWriter {
  mutating func write(_ report: AnimatorReport) -> EventKind {
    write(report.id)
    switch report.step {
    case .create(let creation):
      write(byte: 0)
      write(creation)
    case .start: write(byte: 1)
    case .pause: write(byte: 2)
    case .reverse(let isReversed):
      write(byte: 3)
      write(isReversed)
    case .proceed(let factor, let curve):
      write(byte: 4)
      write(factor)
      write(optional: curve) { $0.write($1) }
    case .stop(let finishing):
      write(byte: 5)
      write(finishing)
    case .finish(let position):
      write(byte: 6)
      write(byte: position.rawValue)
    case .release: write(byte: 7)
    case .fraction(let fraction):
      write(byte: 8)
      write(fraction)
    }
    return .animatorStep
  }

  private mutating func write(_ creation: AnimatorReport.Creation) {
    write(optional: creation.duration) { $0.write($1) }
    write(optional: creation.curve) { $0.write($1) }
    write(optional: creation.pausesOnCompletion) { $0.write($1) }
    write(optional: creation.scrubsLinearly) { $0.write($1) }
  }
}

extension ByteReader {
  mutating func readAnimatorReport() throws(MalformedBytes) -> AnimatorReport {
    let id = try readName()
    return AnimatorReport(id, try readAnimatorStep())
  }

  private mutating func readAnimatorStep() throws(MalformedBytes) -> AnimatorReport.Step {
    switch try readByte() {
    case 0: return .create(try readCreation())
    case 1: return .start
    case 2: return .pause
    case 3: return .reverse(try readBool())
    case 4:
      let factor = try readDouble()
      return .proceed(factor: factor, curve: try readOptionalCurve())
    case 5: return .stop(finishing: try readBool())
    case 6: return .finish(at: try readChoice(AnimatorReport.Position.self))
    case 7: return .release
    case 8: return .fraction(try readDouble())
    default: throw MalformedBytes("has a step of an animator that does not exist")
    }
  }

  private mutating func readCreation() throws(MalformedBytes) -> AnimatorReport.Creation {
    let duration = try readOptionalInterval()
    let curve = try readOptionalCurve()
    let pauses = try readOptionalBool()
    return AnimatorReport.Creation(
      duration: duration,
      curve: curve,
      pausesOnCompletion: pauses,
      scrubsLinearly: try readOptionalBool()
    )
  }

  private mutating func readOptionalBool() throws(MalformedBytes) -> Bool? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readBool() }
  }
}
