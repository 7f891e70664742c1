import SessionModel

/// Collects the gesture reports of a block.
struct GestureColumns {
  private var shapes: [UInt8] = []
  private var slots: [UInt8] = []
  private var newNames: [Int64] = []
  private var keys = RecentKeys<Name>()
  private var touches: [Int64] = []
  private var edges: [UInt8] = []
  private var tracks = GestureTracks()
  private var numbers = GestureNumbers()

  /// Adds a report, made while the fingers move as `motion` says, and returns its kind.
  mutating func append(_ report: GestureReport, _ motion: FingerMotion) -> EventKind {
    let shape = GestureShape(of: report)
    shapes.append(shape.rawValue)
    let (rank, slot) = keys.meet(report.recognizer)
    slots.append(rank)
    if rank == RecentKeys<Name>.new { newNames.append(Int64(report.recognizer.index)) }
    if rank == RecentKeys<Name>.new || report.state == .began { tracks.restart(slot) }
    if let touch = report.touch { touches.append(Int64(touch)) }
    if let edge = report.edge { edges.append(edge.rawValue) }
    tracks.append(shape, slot)
    numbers.append(report, shape, tracks, motion)
    switch report.state {
    case .possible: return .gesturePossible
    case .began: return .gestureBegan
    case .changed: return .gestureChanged
    case .ended: return .gestureEnded
    case .cancelled: return .gestureCancelled
    case .failed: return .gestureFailed
    }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.gestureShapes, bytes: shapes)
    columns.add(.gestureSlots, bytes: slots)
    columns.add(.gestureNewNames, integers: newNames)
    columns.add(.gestureTouches, integers: touches)
    columns.add(.gestureEdges, bytes: edges)
    numbers.finish(into: &columns, tracks)
  }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { numbers.lastTranslation }
}
