import SessionModel

/// Gives the gesture reports of a block back, one after the other.
struct GestureRows {
  private let shapes: [UInt8]
  private let recognizers: [Name]
  private let touches: [Int64]
  private let edges: [UInt8]
  private var numbers: GestureNumberRows
  private var row = 0
  private var touch = 0
  private var edge = 0

  /// Decodes the columns of the events whose kinds are `kinds`; every length is checked here.
  init(
    _ columns: ColumnDirectory,
    kinds: [UInt8],
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    let plan = try GesturePlan(columns, kinds: kinds, nameLimit: nameLimit)
    shapes = plan.shapes
    recognizers = plan.recognizers
    touches = try columns.integers(.gestureTouches, count: plan.touches)
    edges = Array(try columns.bytes(.gestureEdges, count: plan.edges))
    numbers = try GestureNumberRows(columns, plan.tracks)
    for touch in touches where Int32(exactly: touch) == nil {
      throw MalformedBytes("has a touch number that is too large")
    }
    for edge in edges where Edge(rawValue: edge) == nil {
      throw MalformedBytes("has a choice that does not exist")
    }
  }

  /// Whether some numbers are told from what the fingers do.
  var isDerived: Bool { numbers.isDerived }

  /// Whether some are told from how far two fingers have turned.
  var needsTurns: Bool { numbers.needsTurns }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { numbers.lastTranslation }

  /// The next event, of kind `kind`, made while the fingers move as `motion` says.
  @inline(__always)
  mutating func next(_ kind: UInt8, _ motion: FingerMotion) -> Event {
    let shape = GestureShape(rawValue: shapes[row])
    let state = GestureState(rawValue: kind - EventKind.gesturePossible.rawValue)
    var report = GestureReport(recognizers[row], state ?? .possible)
    row += 1
    if shape.contains(.touch) {
      report.touch = Int32(truncatingIfNeeded: touches[touch])
      touch += 1
    }
    numbers.fill(&report, shape, motion)
    if shape.contains(.edge) {
      report.edge = Edge(rawValue: edges[edge])
      edge += 1
    }
    return .gesture(report)
  }
}
