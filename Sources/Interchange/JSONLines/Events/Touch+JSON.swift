import SessionModel

extension JSONLineWriter {
  mutating func fields(of touch: Touch) {
    field("phase", touch.phase)
    field("id", integer: touch.id)
    field("x", touch.position?.x)
    field("y", touch.position?.y)
    field("sampleTime", touch.sampleTime)
    field("force", touch.force)
    field("window", touch.window)
    field("kind", touch.kind)
  }

  mutating func fields(of sample: TouchSample) {
    field("id", integer: sample.id)
    field("kind", sample.kind)
    field("x", sample.position.x)
    field("y", sample.position.y)
    field("sampleTime", sample.sampleTime)
    field("force", sample.force)
  }
}

extension JSONLineReader {
  mutating func touch() throws(JSONLinesError) -> Touch {
    var touch = Touch(
      try need("phase", try word("phase")),
      id: try need("id", try integer("id"))
    )
    touch.position = try point()
    touch.sampleTime = try claimedTime("sampleTime")
    touch.force = try number("force")
    touch.window = try name("window")
    touch.kind = try word("kind")
    return touch
  }

  mutating func sample() throws(JSONLinesError) -> TouchSample {
    var sample = TouchSample(
      id: try need("id", try integer("id")),
      kind: try need("kind", try word("kind")),
      position: try need("x", try point())
    )
    sample.sampleTime = try claimedTime("sampleTime")
    sample.force = try number("force")
    return sample
  }
}
