import SessionModel

extension LineWriter {
  mutating func touch(_ touch: Touch) {
    word("touch")
    word(touch.phase)
    option("id", touch.id)
    option("x", touch.position?.x)
    option("y", touch.position?.y)
    option("ts", touch.sampleTime)
    option("force", touch.force)
    option("window", touch.window)
    option("type", touch.kind)
  }

  mutating func touchSample(_ sample: TouchSample) {
    word("touch")
    word("sample")
    option("id", sample.id)
    option("kind", sample.kind)
    option("x", sample.position.x)
    option("y", sample.position.y)
    option("ts", sample.sampleTime)
    option("force", sample.force)
  }
}
