import SessionModel

/// Events on their way from one or more tapes into a new one, which says where some are missing.
struct TapeCopy {
  let writer: TapeWriter
  /// Events that were carried over.
  private(set) var events = 0
  /// Events that are known to be missing.
  private(set) var missing = 0
  /// The claimed time of the last event.
  private var time = Time.zero

  /// Cause of the losses that a copy tells of.
  static let cause = "damage"

  init(to writer: TapeWriter) {
    self.writer = writer
  }

  /// Takes the events `numbers` of `reader`, `shift` later than they were.
  mutating func take(
    _ numbers: Range<Int>,
    of reader: TapeReader,
    later shift: Interval = .zero,
    progress: (Int) -> Void = { _ in }
  ) throws(TapeError) {
    var names = reader.names
    let cause = names.intern(TapeCopy.cause)
    writer.startTable()
    var next = numbers.lowerBound
    for (place, info) in reader.blocks.enumerated() where info.overlaps(numbers) {
      try tell(info.firstEvent - next, cause, names)
      let range = numbers.clamped(to: info.firstEvent..<(info.lastEvent + 1))
      let found = try reader.events(ofBlock: place)
      let whole = info.firstEvent..<(info.firstEvent + found.count)
      for number in range.clamped(to: whole) {
        let event = found[number - info.firstEvent].shifted(by: shift)
        try writer.append(event, names: names)
        (time, events) = (event.time, events + 1)
      }
      if found.isEmpty { time = info.lastTime + shift }
      try tell(range.count - range.clamped(to: whole).count, cause, names)
      next = range.upperBound
      progress(events)
    }
    try tell(numbers.upperBound - next, cause, names)
  }

  /// Says that `count` more events are missing at the end.
  mutating func tell(_ count: Int) throws(TapeError) {
    var names = NameTable()
    let cause = names.intern(TapeCopy.cause)
    writer.startTable()
    try tell(count, cause, names)
  }

  private mutating func tell(
    _ count: Int,
    _ cause: Name,
    _ names: NameTable
  ) throws(TapeError) {
    guard count > 0 else { return }
    missing += count
    let lost = Event.lost(count: UInt64(count), cause: cause)
    try writer.append(TimedEvent(time, lost), names: names)
  }
}

extension BlockInfo {
  fileprivate func overlaps(_ numbers: Range<Int>) -> Bool {
    firstEvent < numbers.upperBound && lastEvent >= numbers.lowerBound
  }
}

extension TimedEvent {
  /// The event with all its times `span` later.
  fileprivate func shifted(by span: Interval) -> TimedEvent {
    guard span != .zero else { return self }
    switch event {
    case .touch(var touch):
      touch.sampleTime = touch.sampleTime.map { $0 + span }
      return TimedEvent(time + span, .touch(touch))
    case .touchSample(var sample):
      sample.sampleTime = sample.sampleTime.map { $0 + span }
      return TimedEvent(time + span, .touchSample(sample))
    default:
      return TimedEvent(time + span, event)
    }
  }
}
