import SessionModel

/// Gives the gesture reports of a block back, one after the other.
struct GestureRows {
  private var numbers: GestureNumberRows
  private var keys = RecentKeys<Name>()
  /// The recognizer that was met last, and its slot.
  private var recognizer = Name(index: 0)
  private var slot: UInt8 = 0

  private let newNames: [Int64]
  private let touches: [Int64]
  private let edges: [UInt8]
  private var (newName, touch, edge) = (0, 0, 0)

  /// Finds the columns.
  init(
    _ columns: ColumnDirectory,
    _ lengths: ColumnLengths,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    numbers = try GestureNumberRows(columns, lengths)
    newNames = try columns.names(.gestureNewNames, lengths, nameLimit: nameLimit)
    touches = try columns.integers(.gestureTouches, lengths)
    let (tokens, first) = try columns.bytes(.gestureEdges, count: lengths[.gestureEdges])
    edges = Array(tokens[first..<(first + lengths[.gestureEdges])])
    for touch in touches where Int32(exactly: touch) == nil {
      throw MalformedBytes("has a touch number that is too large")
    }
    for edge in edges where Edge(rawValue: edge) == nil {
      throw MalformedBytes("has a choice that does not exist")
    }
  }

  /// Whether some numbers are told from what the fingers do.
  var isDerived: Bool { numbers.isDerived }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { numbers.lastTranslation }

  /// The next report, which begins with `head`, made while the fingers move as `motion` says.
  @inline(always)
  mutating func next(
    _ head: RowHead,
    _ motion: inout FingerMotion,
    _ bytes: ColumnBytes
  ) throws(MalformedBytes) -> GestureReport {
    if head.rank != 0 || keys.isEmpty { try meet(head) }
    let kind = head.kind
    if kind == EventKind.gestureBegan.rawValue { numbers.restart(slot) }
    let state = GestureState(rawValue: kind &- EventKind.gesturePossible.rawValue)
    var report = GestureReport(recognizer, state ?? .possible)
    let shape = GestureShape(rawValue: head.shape)
    numbers.fill(&report, shape, &motion, bytes)
    if shape.contains(.touch) { report.touch = nextTouch() }
    if shape.contains(.edge) { report.edge = nextEdge() }
    return report
  }

  /// Refuses columns that do not fit their events.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try numbers.finish(bytes)
  }

  private mutating func meet(_ head: RowHead) throws(MalformedBytes) {
    if head.isNew {
      slot = keys.add(Name(index: UInt32(truncatingIfNeeded: newNames[newName])))
      newName += 1
      numbers.restart(slot)
    } else {
      guard let known = keys.slot(atRank: head.rank) else {
        throw MalformedBytes("refers to a name that was not there")
      }
      slot = known
      numbers.turn(to: slot)
    }
    recognizer = keys[slot]
  }

  private mutating func nextTouch() -> Int32 {
    defer { touch += 1 }
    return Int32(truncatingIfNeeded: touches[touch])
  }

  private mutating func nextEdge() -> Edge? {
    defer { edge += 1 }
    return Edge(rawValue: edges[edge])
  }
}
