internal import SessionModel

extension ByteWriter {
  mutating func write(_ touch: Touch) -> EventKind {
    write(byte: touch.phase.rawValue)
    write(zigzag: Int64(touch.id))
    write(optional: touch.position) { $0.write($1) }
    write(optional: touch.sampleTime) { $0.write(zigzag: $1.microseconds) }
    write(optional: touch.force) { $0.write($1) }
    write(optional: touch.window)
    write(optional: touch.kind) { $0.write(byte: $1.rawValue) }
    return .touchMove
  }
  mutating func write(_ sample: TouchSample) -> EventKind {
    write(byte: sample.kind.rawValue)
    write(zigzag: Int64(sample.id))
    write(sample.position)
    write(optional: sample.sampleTime) { $0.write(zigzag: $1.microseconds) }
    write(optional: sample.force) { $0.write($1) }
    return .coalescedSample
  }
  mutating func write(_ report: GestureReport) -> EventKind {
    write(report.recognizer)
    write(byte: report.state.rawValue)
    write(optional: report.touch) { $0.write(zigzag: Int64($1)) }
    write(report.translation)
    write(report.velocity)
    write(report.scale)
    write(report.rotation)
    write(report.force)
    write(optional: report.edge) { $0.write(byte: $1.rawValue) }
    return .gestureChanged
  }
  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }
}

extension ByteReader {
  mutating func readPoint() throws(MalformedBytes) -> Point {
    let x = try readDouble()
    return Point(x: x, y: try readDouble())
  }
  mutating func readID() throws(MalformedBytes) -> Int32 {
    Int32(truncatingIfNeeded: try readZigzag())
  }
  mutating func readTime() throws(MalformedBytes) -> Time? {
    try readOptional { (r) throws(MalformedBytes) in Time(microseconds: try r.readZigzag()) }
  }
  mutating func readTouch() throws(MalformedBytes) -> Touch {
    var touch = Touch(try readChoice(Touch.Phase.self), id: try readID())
    touch.position = try readOptional { (r) throws(MalformedBytes) in try r.readPoint() }
    touch.sampleTime = try readTime()
    touch.force = try readOptionalDouble()
    touch.window = try readOptionalName()
    touch.kind = try readOptional { (r) throws(MalformedBytes) in try r.readChoice(Touch.Kind.self)
    }
    return touch
  }
  mutating func readSample() throws(MalformedBytes) -> TouchSample {
    let kind = try readChoice(TouchSample.Kind.self)
    let id = try readID()
    return TouchSample(
      id: id,
      kind: kind,
      position: try readPoint(),
      sampleTime: try readTime(),
      force: try readOptionalDouble()
    )
  }
  mutating func readGesture() throws(MalformedBytes) -> GestureReport {
    let name = try readName()
    var report = GestureReport(name, try readChoice(GestureState.self))
    report.touch = try readOptional { (r) throws(MalformedBytes) in try r.readID() }
    report.translation = try readPoint()
    report.velocity = try readPoint()
    report.scale = try readDouble()
    report.rotation = try readDouble()
    report.force = try readDouble()
    report.edge = try readOptional { (r) throws(MalformedBytes) in try r.readChoice(Edge.self) }
    return report
  }
}
