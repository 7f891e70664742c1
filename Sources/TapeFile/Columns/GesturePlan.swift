import SessionModel

/// What the shapes and slots of a block's gesture reports say about the lengths of other columns.
struct GesturePlan {
  let shapes: [UInt8]
  private(set) var recognizers: [Name] = []
  private(set) var tracks = GestureTracks()
  private(set) var touches = 0
  private(set) var edges = 0

  init(
    _ columns: ColumnDirectory,
    kinds: [UInt8],
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    shapes = Array(try columns.bytes(.gestureShapes, count: kinds.count))
    let slots = Array(try columns.bytes(.gestureSlots, count: kinds.count))
    var keys = try NewNames(columns, .gestureNewNames, ranks: slots, nameLimit: nameLimit)
    recognizers.reserveCapacity(kinds.count)
    for row in kinds.indices {
      let shape = GestureShape(rawValue: shapes[row])
      guard shape.isPossible else {
        throw MalformedBytes("has a gesture of a shape that cannot be")
      }
      let (slot, isNew) = try keys.slot(atRank: slots[row])
      if isNew || kinds[row] == EventKind.gestureBegan.rawValue { tracks.restart(slot) }
      recognizers.append(keys.keys[slot])
      tracks.append(shape, slot)
      if shape.contains(.touch) { touches += 1 }
      if shape.contains(.edge) { edges += 1 }
    }
  }
}
