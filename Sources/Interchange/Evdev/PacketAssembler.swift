/// Collects the anonymous packets of a frame (multi-touch protocol A).
struct PacketAssembler {
  /// One contact as a frame tells of it.
  struct Packet: Equatable {
    var axes = ContactAxes()
    var trackingID: Int32?
    var hasAxes = false

    /// A packet of no size or no pressure tells of a finger that has lifted.
    var isTouching: Bool { axes.touchMajor != 0 && axes.pressure != 0 }
  }

  private var packets: [Packet] = []
  private var open = Packet()
  private var isPicture = false

  /// Takes a multi-touch axis of the packet that is being written.
  mutating func set(_ code: UInt16, to value: Int32) {
    open.hasAxes = true
    if code == AxisCode.trackingID {
      open.trackingID = value
    } else {
      _ = open.axes.set(code, to: value)
    }
  }

  /// Ends a packet; returns false if the frame has too many.
  mutating func endPacket() -> Bool {
    defer { open = Packet() }
    isPicture = true
    guard open.hasAxes, open.isTouching else { return true }
    guard packets.count < ImportLimits.packets else { return false }
    packets.append(open)
    return true
  }

  /// Takes notice that nothing touches the surface; it counts if no packet says otherwise.
  mutating func surfaceReleased() {
    isPicture = true
  }

  /// Everything that touches at the end of the frame, or nil if the frame does not tell.
  mutating func takePicture() -> [Packet]? {
    defer { self = PacketAssembler() }
    return isPicture ? packets : nil
  }
}
