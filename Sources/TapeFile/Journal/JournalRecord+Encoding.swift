import SessionModel

/// What an event is worth when space runs short.
enum JournalRank: Int, CaseIterable {
  /// Samples between delivered touches: refused first.
  case sample
  /// Moves and values, which the next one repeats: refused next.
  case move
  /// Everything that changes what happens: has the last of the space.
  case essential
}

extension JournalRecord {
  /// Takes `event` at `time` over; what does not fit the record goes to `payload`.
  ///
  /// Allocates nothing for touches, samples, values and gestures of up to four numbers.
  init(_ event: Event, at time: Time, payload: inout [UInt8], rank: inout JournalRank) {
    self.time = UInt64(bitPattern: time.microseconds)
    switch event {
    case .touch(let touch):
      rank = touch.phase == .move ? .move : .essential
      fill(touch)
    case .touchSample(let sample):
      rank = .sample
      fill(sample)
    case .gesture(let report):
      rank = report.state == .changed ? .move : .essential
      fill(report, payload: &payload)
    case .transition(let report):
      guard case .update(let fraction) = report.step else {
        fill(other: event, payload: &payload, rank: &rank)
        return
      }
      rank = .move
      fill(.transitionUpdate, report.id.base, count: report.id.count, fraction)
    case .scroll(let name, let offset):
      rank = .move
      fill(.scroll, name, offset)
    default:
      fill(other: event, payload: &payload, rank: &rank)
    }
  }

  private mutating func fill(_ touch: Touch) {
    var flags: UInt64 = 0
    if let position = touch.position {
      flags |= 1
      (a, b) = (position.x.bitPattern, position.y.bitPattern)
    }
    if let time = touch.sampleTime {
      flags |= 2
      c = UInt64(bitPattern: time.microseconds)
    }
    if let force = touch.force {
      flags |= 4
      d = force.bitPattern
    }
    if let window = touch.window {
      flags |= 8
      e = UInt64(window.index)
    }
    if let kind = touch.kind { flags |= UInt64(kind.rawValue + 1) << 8 }
    head = UInt64(EventKind.touchDown.rawValue + touch.phase.rawValue)
    head |= flags << 8 | UInt64(UInt32(bitPattern: touch.id)) << 32
  }

  private mutating func fill(_ sample: TouchSample) {
    var flags: UInt64 = 1
    (a, b) = (sample.position.x.bitPattern, sample.position.y.bitPattern)
    if let time = sample.sampleTime {
      flags |= 2
      c = UInt64(bitPattern: time.microseconds)
    }
    if let force = sample.force {
      flags |= 4
      d = force.bitPattern
    }
    head = UInt64(EventKind.coalescedSample.rawValue + sample.kind.rawValue)
    head |= flags << 8 | UInt64(UInt32(bitPattern: sample.id)) << 32
  }

  /// A gesture's numbers that are not zero, in order; the mask names them.
  private mutating func fill(_ report: GestureReport, payload: inout [UInt8]) {
    var mask: UInt64 = 0
    var filled = 0
    var numbers = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for place in 0..<GestureReport.numberCount {
      let bits = report.number(place)
      guard bits != 0 else { continue }
      mask |= 1 << UInt64(place)
      switch filled {
      case 0: numbers.0 = bits
      case 1: numbers.1 = bits
      case 2: numbers.2 = bits
      case 3: numbers.3 = bits
      default: break
      }
      filled += 1
    }
    if filled > 4 {
      payload = JournalRecord.bytes(of: report)
    } else {
      (b, c, d, e) = numbers
    }
    let touch = report.touch.map { UInt64(UInt32(bitPattern: $0)) | 1 << 32 } ?? 0
    a = touch
    head = UInt64(EventKind.gesturePossible.rawValue + report.state.rawValue) | mask << 8
    head |= UInt64(report.edge.map { $0.rawValue + 1 } ?? 0) << 16
    head |= UInt64(report.recognizer.index) << 32
  }

  private mutating func fill(
    _ kind: EventKind,
    _ name: Name,
    count: UInt32 = 0,
    _ value: Double
  ) {
    head = UInt64(kind.rawValue) | UInt64(name.index) << 32
    a = UInt64(count)
    b = value.bitPattern
  }

  private mutating func fill(
    other event: Event,
    payload: inout [UInt8],
    rank: inout JournalRank
  ) {
    if let (key, value) = event.reportedValue {
      rank = .move
      return fill(key.kind, key.base, count: key.count, value)
    }
    rank = .essential
    var writer = ByteWriter()
    head = UInt64(writer.writePayload(of: event))
    guard writer.bytes.count <= JournalFormat.inlinePayload else {
      payload = writer.bytes
      head |= 1 << 8
      return
    }
    head |= UInt64(writer.bytes.count) << 16
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: writer.bytes) }
  }

  private static func bytes(of report: GestureReport) -> [UInt8] {
    var writer = ByteWriter()
    for place in 0..<GestureReport.numberCount where report.number(place) != 0 {
      writer.write(fixed: report.number(place))
    }
    return writer.bytes
  }
}

extension GestureReport {
  /// How many numbers a report has.
  static let numberCount = 7

  /// The bits of the number at `place`, in the order in which a journal stores them.
  func number(_ place: Int) -> UInt64 {
    switch place {
    case 0: translation.x.bitPattern
    case 1: translation.y.bitPattern
    case 2: velocity.x.bitPattern
    case 3: velocity.y.bitPattern
    case 4: scale.bitPattern
    case 5: rotation.bitPattern
    default: force.bitPattern
    }
  }

  /// Sets the number at `place`.
  mutating func setNumber(_ place: Int, _ bits: UInt64) {
    let number = Double(bitPattern: bits)
    switch place {
    case 0: translation.x = number
    case 1: translation.y = number
    case 2: velocity.x = number
    case 3: velocity.y = number
    case 4: scale = number
    case 5: rotation = number
    default: force = number
    }
  }
}
