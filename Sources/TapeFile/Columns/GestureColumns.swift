import SessionModel

/// Collects the gesture reports of a block.
struct GestureColumns {
  private var times: [Int64] = []
  private var shapes: [UInt8] = []
  private var slots: [UInt8] = []
  private var newNames: [Int64] = []
  private var keys = RecentKeys<Name>()
  private var touches: [Int64] = []
  private var edges: [UInt8] = []
  private var tracks = GestureTracks()
  private var numbers = GestureNumbers()

  /// Adds a report `delta` after the event before it and returns its kind.
  mutating func append(_ report: GestureReport, delta: Int64) -> EventKind {
    times.append(delta)
    let shape = GestureShape(of: report)
    shapes.append(shape.rawValue)
    let (rank, slot) = keys.meet(report.recognizer)
    slots.append(rank)
    if rank == RecentKeys<Name>.new { newNames.append(Int64(report.recognizer.index)) }
    if rank == RecentKeys<Name>.new || report.state == .began { tracks.restart(slot) }
    if let touch = report.touch { touches.append(Int64(touch)) }
    if let edge = report.edge { edges.append(edge.rawValue) }
    tracks.append(shape, slot)
    numbers.append(report, shape)
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

  /// Hands the column of times over, which comes before those of other families.
  func finishTimes(into columns: inout ColumnSet) {
    columns.add(.gestureTimes, integers: times)
  }
}
