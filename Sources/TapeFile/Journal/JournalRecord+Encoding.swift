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
  /// Takes `event` at `time` over if a record has room for it; nil where it needs a payload.
  @inline(__always)
  init?(_ event: Event, at time: Time, rank: inout JournalRank) {
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
      guard fill(report) <= JournalRecord.gestureNumbers else { return nil }
    case .scroll, .transition, .animator:
      guard let (key, value) = event.reportedValue else { return nil }
      rank = .move
      fill(key.kind, key.base, count: key.count, value)
    default:
      return nil
    }
  }

  /// Takes `event` at `time` over, whose payload goes to `payload`, an empty one; what fits the record
  /// does not stay there.
  init(_ event: Event, at time: Time, payload: inout ByteWriter, rank: inout JournalRank) {
    if let record = JournalRecord(event, at: time, rank: &rank) {
      self = record
      return
    }
    self.time = UInt64(bitPattern: time.microseconds)
    if case .gesture(let report) = event {
      fill(report)
      payload.writeNumbers(of: report)
      return
    }
    rank = .essential
    head = UInt64(payload.writePayload(of: event))
    let size = payload.bytes.count
    guard size <= JournalFormat.inlinePayload else {
      head |= 1 << 8
      return
    }
    head |= UInt64(size) << 16
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: payload.bytes) }
    payload.bytes.removeAll(keepingCapacity: true)
  }

  /// Numbers of a gesture that a record has room for.
  private static let gestureNumbers = 4

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

  /// A gesture's numbers that are not zero, in order, as far as there is room; the mask names them.
  ///
  /// Returns how many there are.
  @discardableResult
  private mutating func fill(_ report: GestureReport) -> Int {
    var mask: UInt64 = 0
    var filled = 0
    for place in 0..<GestureReport.numberCount {
      let bits = report.number(place)
      guard bits != 0 else { continue }
      mask |= 1 << UInt64(place)
      switch filled {
      case 0: b = bits
      case 1: c = bits
      case 2: d = bits
      case 3: e = bits
      default: break
      }
      filled += 1
    }
    if filled > JournalRecord.gestureNumbers { (b, c, d, e) = (0, 0, 0, 0) }
    a = report.touch.map { UInt64(UInt32(bitPattern: $0)) | 1 << 32 } ?? 0
    head = UInt64(EventKind.gesturePossible.rawValue + report.state.rawValue) | mask << 8
    head |= UInt64(report.edge.map { $0.rawValue + 1 } ?? 0) << 16
    head |= UInt64(report.recognizer.index) << 32
    return filled
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
}

extension ByteWriter {
  /// Writes the numbers of `report` that are not zero, in order.
  fileprivate mutating func writeNumbers(of report: GestureReport) {
    for place in 0..<GestureReport.numberCount where report.number(place) != 0 {
      write(fixed: report.number(place))
    }
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
