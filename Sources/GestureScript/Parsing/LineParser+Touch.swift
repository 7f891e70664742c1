import SessionModel

extension LineParser {
  mutating func touch() throws(SyntaxError) -> Event {
    if arguments.take("sample") { return .touchSample(try touchSample()) }
    let phase = try arguments.next("down, move, up, cancel or sample").asSpelled(Touch.Phase.self)
    var touch = Touch(phase, id: try arguments.required("id").asInteger())
    touch.position = try position()
    touch.sampleTime = try sampleTime()
    touch.force = try numberOption("force")
    touch.window = try nameOption("window")
    touch.kind = try spelledOption("type")
    return .touch(touch)
  }

  private mutating func touchSample() throws(SyntaxError) -> TouchSample {
    let id: Int32 = try arguments.required("id").asInteger()
    let kind = try arguments.required("kind").asSpelled(TouchSample.Kind.self)
    let x = try arguments.required("x").asNumber()
    let y = try arguments.required("y").asNumber()
    var sample = TouchSample(id: id, kind: kind, position: Point(x: x, y: y))
    sample.sampleTime = try sampleTime()
    sample.force = try numberOption("force")
    return sample
  }

  /// Both coordinates or none.
  private mutating func position() throws(SyntaxError) -> Point? {
    if let x = try numberOption("x") {
      return Point(x: x, y: try arguments.required("y").asNumber())
    }
    guard let y = arguments.option("y") else { return nil }
    throw SyntaxError(at: y.offset, "y= stands without x=", expected: "both or none")
  }

  private mutating func sampleTime() throws(SyntaxError) -> Time? {
    try intervalOption("ts").map { Time(microseconds: $0.microseconds) }
  }
}
