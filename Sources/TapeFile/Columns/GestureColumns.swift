import SessionModel

/// Collects the gesture reports of a block.
struct GestureColumns {
  private var newNames: [Int64] = []
  private var keys = RecentKeys<Name>()
  private var touches: [Int64] = []
  private var edges: [UInt8] = []
  private var numbers = GestureNumbers()

  /// Adds a report, made while the fingers move as `motion` says, and returns its head.
  mutating func append(_ report: GestureReport, _ motion: inout FingerMotion) -> RowHead {
    let shape = GestureShape(of: report)
    let (rank, slot) = keys.meet(report.recognizer)
    let isNew = rank == RecentKeys<Name>.new
    if isNew { newNames.append(Int64(report.recognizer.index)) }
    if isNew || report.state == .began { numbers.restart(slot) }
    if let touch = report.touch { touches.append(Int64(touch)) }
    if let edge = report.edge { edges.append(edge.rawValue) }
    numbers.append(report, shape, slot, &motion)
    let kind = EventKind.gesturePossible.rawValue + report.state.rawValue
    return RowHead(kind, shape: shape.rawValue, rank: rank)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.gestureNewNames, integers: newNames)
    columns.add(.gestureTouches, integers: touches)
    columns.add(.gestureEdges, bytes: edges)
    numbers.finish(into: &columns)
  }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { numbers.lastTranslation }
}
