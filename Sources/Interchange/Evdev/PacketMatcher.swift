/// Finds out which packet of a frame is which contact of the frame before, and enters it into a
/// slot; from there on packets are treated like slots.
struct PacketMatcher {
  /// The farthest, in device units, that a contact can be from its place in the frame before.
  let limit: Double
  private var kernelIDs: [Int32?] = []
  private var nextTrackingID: Int32 = 0

  /// The limit as a part of the longer axis range: a quarter of the panel in one frame is faster
  /// than a hand moves at any usual rate (2.5 m/s on a phone at 120 Hz, more on larger panels).
  static let limitFraction = 0.25

  /// Farther than any two places with 32-bit coordinates can be apart, yet finite, because
  /// differences of infinite costs mean nothing.
  private static let unlimited = 1e12

  init(limit: Double) {
    self.limit = min(limit, Self.unlimited)
  }

  /// Enters the packets of a frame into `table`.
  mutating func enter(
    _ packets: [PacketAssembler.Packet],
    into table: inout SlotTable,
    line: Int
  ) throws(ImportError) {
    let live = table.slots.indices.filter { table.slots[$0].trackingID >= 0 }
    let slots = match(packets, to: live, of: table)
    for slot in live where !slots.contains(slot) {
      if table.slots[slot].contact?.doubt != nil {
        try table.lose(slot)
      } else {
        try table.track(-1, in: slot, line: line)
      }
    }
    for (packet, slot) in zip(packets, slots) {
      if let slot {
        table.replace(packet.axes, in: slot)
      } else {
        try begin(packet, in: &table, line: line)
      }
    }
  }

  private mutating func begin(
    _ packet: PacketAssembler.Packet,
    in table: inout SlotTable,
    line: Int
  ) throws(ImportError) {
    let slot = table.slots.firstIndex { $0.trackingID < 0 } ?? table.slots.count
    try table.track(nextTrackingID, in: slot, line: line)
    nextTrackingID = nextTrackingID == .max ? 0 : nextTrackingID + 1
    table.replace(packet.axes, in: slot)
    while kernelIDs.count <= slot { kernelIDs.append(nil) }
    kernelIDs[slot] = packet.trackingID
  }

  /// The slot of each packet, nil for a packet that begins a contact.
  private func match(
    _ packets: [PacketAssembler.Packet],
    to live: [Int],
    of table: SlotTable
  ) -> [Int?] {
    if areDistinct(packets.map(\.trackingID)), areDistinct(live.map { kernelIDs[$0] }) {
      return packets.map { packet in live.first { kernelIDs[$0] == packet.trackingID } }
    }
    return nearest(packets, to: live, of: table)
  }

  /// Whether ids tell contacts apart; some drivers give all of them the same.
  private func areDistinct(_ ids: [Int32?]) -> Bool {
    let known = ids.compactMap(\.self)
    return known.count == ids.count && Set(known).count == ids.count
  }

  /// Pairs packets and slots with the smallest total distance, none farther than the limit.
  private func nearest(
    _ packets: [PacketAssembler.Packet],
    to live: [Int],
    of table: SlotTable
  ) -> [Int?] {
    let size = max(packets.count, live.count)
    var costs = [Double](repeating: limit, count: size * size)
    for (row, packet) in packets.enumerated() {
      for (column, slot) in live.enumerated() {
        let distance = Self.distance(packet.axes, table.slots[slot].axes)
        costs[row * size + column] = min(distance, limit)
      }
    }
    let columns = Assignment.columns(size: size, costs: costs)
    return packets.indices.map { row in
      let column = columns[row]
      guard column < live.count, costs[row * size + column] < limit else { return nil }
      return live[column]
    }
  }

  /// The distance between two places; an axis that is not known counts nothing.
  private static func distance(_ one: ContactAxes, _ other: ContactAxes) -> Double {
    var sum = 0.0
    if let a = one.x, let b = other.x { sum += square(Double(a) - Double(b)) }
    if let a = one.y, let b = other.y { sum += square(Double(a) - Double(b)) }
    return sum.squareRoot()
  }

  private static func square(_ number: Double) -> Double { number * number }
}
