import SessionModel

/// Gives the events of a block back, in order.
struct BlockRows {
  private var touches: TouchRows
  private var gestures: GestureRows
  private var values: ValueRows
  private var payloads: PayloadRows
  private let kinds: [UInt8]
  private let otherTimes: [Int64]

  init(
    _ columns: ColumnDirectory,
    count: Int,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    kinds = Array(try columns.bytes(.kinds, count: count))
    let touchKinds = kinds.filter { $0 < EventKind.gesturePossible.rawValue }
    let gestureKinds = kinds.filter(BlockRows.isGesture)
    let valueKinds = kinds.filter(BlockRows.isValue)
    let others = count - touchKinds.count - gestureKinds.count
    otherTimes = try columns.integers(.otherTimes, count: others)
    touches = try TouchRows(columns, kinds: touchKinds, nameLimit: nameLimit)
    gestures = try GestureRows(columns, kinds: gestureKinds, nameLimit: nameLimit)
    values = try ValueRows(columns, kinds: valueKinds, nameLimit: nameLimit)
    payloads = try PayloadRows(columns, count: others - valueKinds.count, nameLimit: nameLimit)
  }

  /// Appends all events.
  mutating func append(to events: inout [TimedEvent]) throws(MalformedBytes) {
    var time: Int64 = 0
    var other = 0
    for kind in kinds {
      if kind < EventKind.gesturePossible.rawValue {
        time &+= touches.delta
        events.append(TimedEvent(Time(microseconds: time), touches.next(kind, at: time)))
      } else if BlockRows.isGesture(kind) {
        time &+= gestures.delta
        events.append(TimedEvent(Time(microseconds: time), gestures.next(kind)))
      } else {
        time &+= otherTimes[other]
        other += 1
        let event = BlockRows.isValue(kind) ? values.next() : try payloads.next(kind)
        events.append(TimedEvent(Time(microseconds: time), event))
      }
    }
    try payloads.expectEnd()
  }

  @inline(__always)
  private static func isGesture(_ kind: UInt8) -> Bool {
    kind >= EventKind.gesturePossible.rawValue && kind <= EventKind.gestureFailed.rawValue
  }

  @inline(__always)
  private static func isValue(_ kind: UInt8) -> Bool {
    kind >= EventKind.transitionUpdate.rawValue && kind <= EventKind.animatorFraction.rawValue
  }
}
