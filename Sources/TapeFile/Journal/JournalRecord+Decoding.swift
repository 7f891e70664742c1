import SessionModel

extension JournalRecord {
  /// The event of the record; `payload` is what stands elsewhere, if something does.
  func event(payload: [UInt8]) throws(MalformedBytes) -> TimedEvent {
    let kind = UInt8(truncatingIfNeeded: head)
    let time = Time(microseconds: Int64(bitPattern: time))
    switch kind {
    case ...EventKind.touchCancel.rawValue:
      return TimedEvent(time, .touch(try touch(kind)))
    case ...EventKind.predictedSample.rawValue:
      return TimedEvent(time, .touchSample(sample(kind)))
    case ...EventKind.gestureFailed.rawValue:
      return TimedEvent(time, .gesture(try gesture(kind, payload)))
    case ...EventKind.animatorFraction.rawValue:
      return TimedEvent(time, try value(kind))
    default:
      return TimedEvent(time, try other(kind, payload))
    }
  }

  private var number: UInt32 { UInt32(truncatingIfNeeded: head &>> 32) }

  private func flag(_ bit: UInt64) -> Bool { head & (bit &<< 8) != 0 }

  private func touch(_ kind: UInt8) throws(MalformedBytes) -> Touch {
    let phase = Touch.Phase(rawValue: kind - EventKind.touchDown.rawValue) ?? .cancel
    var touch = Touch(phase, id: Int32(bitPattern: number))
    if flag(1) { touch.position = position }
    if flag(2) { touch.sampleTime = sampleTime }
    if flag(4) { touch.force = Double(bitPattern: d) }
    if flag(8) { touch.window = Name(index: UInt32(truncatingIfNeeded: e)) }
    let what = UInt8(truncatingIfNeeded: head &>> 16)
    if what > 0 {
      guard let kind = Touch.Kind(rawValue: what - 1) else {
        throw MalformedBytes("has a kind of touch that does not exist")
      }
      touch.kind = kind
    }
    return touch
  }

  private var position: Point { Point(x: Double(bitPattern: a), y: Double(bitPattern: b)) }

  private var sampleTime: Time { Time(microseconds: Int64(bitPattern: c)) }

  private func sample(_ kind: UInt8) -> TouchSample {
    TouchSample(
      id: Int32(bitPattern: number),
      kind: kind == EventKind.coalescedSample.rawValue ? .coalesced : .predicted,
      position: position,
      sampleTime: flag(2) ? sampleTime : nil,
      force: flag(4) ? Double(bitPattern: d) : nil
    )
  }

  private func gesture(_ kind: UInt8, _ payload: [UInt8]) throws(MalformedBytes) -> GestureReport {
    let state = GestureState(rawValue: kind - EventKind.gesturePossible.rawValue) ?? .failed
    var report = GestureReport(Name(index: number), state)
    if a >> 32 != 0 { report.touch = Int32(truncatingIfNeeded: a) }
    let edge = UInt8(truncatingIfNeeded: head &>> 16)
    if edge > 0 {
      guard let edge = Edge(rawValue: edge - 1) else {
        throw MalformedBytes("has an edge that does not exist")
      }
      report.edge = edge
    }
    var reader = ByteReader(payload)
    var filled = 0
    let isLong = longPayload != nil
    for place in 0..<GestureReport.numberCount where flag(1 &<< UInt64(place)) {
      let bits = isLong ? try reader.readFixed(UInt64.self) : inlineNumber(min(filled, 3))
      report.setNumber(place, bits)
      filled += 1
    }
    return report
  }

  private func inlineNumber(_ place: Int) -> UInt64 {
    switch place {
    case 0: b
    case 1: c
    case 2: d
    default: e
    }
  }

  private func value(_ kind: UInt8) throws(MalformedBytes) -> Event {
    guard let kind = EventKind(rawValue: kind) else {
      throw MalformedBytes("has an event of a kind that does not exist")
    }
    let key = ValueKey(kind, Name(index: number), count: UInt32(truncatingIfNeeded: a))
    return key.event(Double(bitPattern: b))
  }

  private func other(_ kind: UInt8, _ payload: [UInt8]) throws(MalformedBytes) -> Event {
    var bytes = payload
    if longPayload == nil {
      let count = Int(UInt8(truncatingIfNeeded: head &>> 16))
      guard count <= JournalFormat.inlinePayload else {
        throw MalformedBytes("declares more than it holds")
      }
      bytes = withUnsafeBytes(of: words) { Array($0[..<count]) }
    }
    // A name may be one the table does not have: it is shown by its number.
    var reader = ByteReader(bytes, nameLimit: .max)
    let event = try reader.readEvent(kind: kind)
    try reader.expectEnd()
    return event
  }
}
