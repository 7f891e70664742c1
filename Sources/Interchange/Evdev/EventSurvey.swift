/// Which codes occur in a device's events.
struct EventSurvey {
  /// How many axes the kernel has numbers for.
  static let axisCount = 64

  private(set) var eventCount = 0
  private(set) var lastLine = 0
  private(set) var axes: Set<UInt16> = []
  private(set) var hasPacketEnds = false
  private(set) var hasTouchKey = false
  /// The smallest and the largest value of each axis.
  private(set) var ranges: [UInt16: ClosedRange<Int32>] = [:]

  init(_ events: some Sequence<KernelEvent>) {
    var low = [Int32](repeating: .max, count: Self.axisCount)
    var high = [Int32](repeating: .min, count: Self.axisCount)
    for event in events {
      eventCount += 1
      lastLine = event.line
      if event.type == EventType.absolute, event.code < Self.axisCount {
        let code = Int(event.code)
        low[code] = min(low[code], event.value)
        high[code] = max(high[code], event.value)
      } else if event.type == EventType.synchronization {
        hasPacketEnds = hasPacketEnds || event.code == SynchronizationCode.multiTouchReport
      } else if event.type == EventType.key, event.code == KeyCode.touch {
        hasTouchKey = true
      }
    }
    for code in 0..<Self.axisCount where low[code] <= high[code] {
      axes.insert(UInt16(code))
      ranges[UInt16(code)] = low[code]...high[code]
    }
  }

  /// Whether any multi-touch axis or packet occurs.
  var hasMultiTouch: Bool {
    hasPacketEnds || axes.contains { AxisCode.multiTouch.contains($0) }
  }

  /// The protocol the events follow, or nil if they tell of no position.
  func touchProtocol(singleTouchAxes: AxisPair?) -> TouchProtocol? {
    if let pair = singleTouchAxes { return .singleTouch(pair) }
    if axes.contains(AxisCode.slot) { return .slots }
    if hasPacketEnds { return .packets }
    if axes.contains(AxisCode.trackingID) { return .slots }
    if hasTouchKey, axes.contains(AxisCode.x) || axes.contains(AxisCode.y) {
      return .singleTouch(.usual)
    }
    return hasMultiTouch ? .slots : nil
  }
}
