import SessionModel

/// Gives the events of a block back, in order.
struct BlockRows {
  private var touches: TouchRows
  private var gestures: GestureRows
  private var values: ValueRows
  private var payloads: PayloadRows
  private var times: BlockTimeRows
  private var motion: FingerMotion
  /// Whether what the fingers do has to be followed.
  private let isDerived: Bool
  private let kinds: [UInt8]

  /// Reads the columns of `count` events, whose times are counted from `start`.
  init(
    _ columns: ColumnDirectory,
    count: Int,
    from start: Int64,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    kinds = Array(try columns.bytes(.kinds, count: count))
    times = try BlockTimeRows(columns, kinds: kinds, from: start)
    let kinds = kinds.map { EventKind.withoutSharedTime($0) }
    let touchKinds = kinds.filter { EventFamily($0) == .touch }
    let gestureKinds = kinds.filter { EventFamily($0) == .gesture }
    let valueKinds = kinds.filter(BlockRows.isValue)
    touches = try TouchRows(columns, kinds: touchKinds, nameLimit: nameLimit)
    gestures = try GestureRows(columns, kinds: gestureKinds, nameLimit: nameLimit)
    values = try ValueRows(columns, kinds: valueKinds, nameLimit: nameLimit)
    let others = count - touchKinds.count - gestureKinds.count - valueKinds.count
    payloads = try PayloadRows(columns, count: others, nameLimit: nameLimit)
    motion = FingerMotion(followsTurns: gestures.needsTurns)
    isDerived = gestures.isDerived || values.isDerived
  }

  /// Appends all events.
  mutating func append(to events: inout [TimedEvent]) throws(MalformedBytes) {
    for stored in kinds {
      let kind = EventKind.withoutSharedTime(stored)
      let family = EventFamily(kind)
      let time = times.next(stored, family)
      let event: Event
      switch family {
      case .touch:
        event = touches.next(kind, at: time)
        if isDerived, case .touch(let touch) = event { motion.note(touch, at: time) }
      case .gesture:
        event = gestures.next(kind, motion)
      case .other:
        event =
          BlockRows.isValue(kind)
          ? values.next(after: gestures.lastTranslation) : try payloads.next(kind)
      }
      events.append(TimedEvent(Time(microseconds: time), event))
    }
    try payloads.expectEnd()
  }

  @inline(__always)
  private static func isValue(_ kind: UInt8) -> Bool {
    kind >= EventKind.transitionUpdate.rawValue && kind <= EventKind.animatorFraction.rawValue
  }
}
