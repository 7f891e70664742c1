/// How many values the columns of a block have, as the heads of its events say.
struct ColumnLengths {
  private var counts = [Int](repeating: 0, count: 64)

  subscript(_ id: ColumnID) -> Int { counts[Int(id.rawValue)] }

  /// Counts the values of `times` events that begin with `head`.
  mutating func add(_ head: RowHead, times: Int = 1) {
    switch head.family {
    case .touch:
      if !head.sharesTime { count(.touchTimes, times) }
      addTouch(TouchShape(rawValue: head.shape), times)
      if head.isNew { count(.touchNewIDs, times) }
    case .gesture:
      if !head.sharesTime { count(.gestureTimes, times) }
      addGesture(GestureShape(rawValue: head.shape), times)
      if head.isNew { count(.gestureNewNames, times) }
    case .other:
      if !head.sharesTime { count(.otherTimes, times) }
      count(EventKind.hasRank(head.kind) ? .values : .payloadSizes, times)
      guard head.isNew else { return }
      count(.valueNewNames, times)
      count(.valueNewCounts, times)
    }
  }

  private mutating func addTouch(_ shape: TouchShape, _ times: Int) {
    if shape.contains(.position) {
      count(.touchX, times)
      count(.touchY, times)
    }
    if shape.contains(.sampleTime) { count(.touchSampleTimes, times) }
    if shape.contains(.force) { count(.touchForces, times) }
    if shape.contains(.window) { count(.touchWindows, times) }
  }

  private mutating func addGesture(_ shape: GestureShape, _ times: Int) {
    if shape.contains(.touch) { count(.gestureTouches, times) }
    if shape.contains(.edge) { count(.gestureEdges, times) }
    if shape.contains(.translation) {
      count(.gestureTranslationX, times)
      count(.gestureTranslationY, times)
    }
    if shape.contains(.velocity) {
      count(.gestureVelocityX, times)
      count(.gestureVelocityY, times)
    }
    if shape.contains(.scale) { count(.gestureScales, times) }
    if shape.contains(.rotation) { count(.gestureRotations, times) }
    if shape.contains(.force) { count(.gestureForces, times) }
  }

  private mutating func count(_ id: ColumnID, _ times: Int) {
    counts[Int(id.rawValue)] += times
  }
}
