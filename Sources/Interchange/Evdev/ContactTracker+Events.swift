/// Applying the events of a frame to the table of slots.
extension ContactTracker {
  mutating func apply(_ frame: [KernelEvent], line: Int) throws(ImportError) {
    for event in frame {
      if event.type == EventType.key, event.value == 1, let count = KeyCode.fingers(of: event.code)
      {
        largestFingerCount = max(largestFingerCount, count)
      }
      switch touchProtocol {
      case .slots: try applyToSlots(event)
      case .packets: try applyToPackets(event)
      case .singleTouch(let axes): try applyToSingleTouch(event, axes)
      }
    }
    guard touchProtocol == .packets, let packets = assembler.takePicture() else { return }
    try matcher.enter(packets, into: &table, line: line)
  }

  private mutating func applyToSlots(_ event: KernelEvent) throws(ImportError) {
    guard event.type == EventType.absolute, AxisCode.multiTouch.contains(event.code) else { return }
    if event.code == AxisCode.slot {
      try select(event)
    } else if let slot = currentSlot {
      if event.code == AxisCode.trackingID {
        try table.track(event.value, in: slot, line: event.line)
      } else {
        table.set(event.code, to: event.value, in: slot)
      }
    }
  }

  private mutating func select(_ event: KernelEvent) throws(ImportError) {
    guard (0..<Int32(ImportLimits.slots)).contains(event.value) else {
      currentSlot = nil
      return try table.note(
        .slotOutOfRange,
        line: event.line,
        "slot \(event.value) is not one of 0 to \(ImportLimits.slots - 1); its events are dropped"
      )
    }
    currentSlot = Int(event.value)
    guard let maximum = declaredSlotMaximum, event.value > maximum else { return }
    try table.note(
      .slotAboveMaximum,
      line: event.line,
      "slot \(event.value) is above the device's maximum \(maximum)"
    )
  }

  private mutating func applyToPackets(_ event: KernelEvent) throws(ImportError) {
    switch event.type {
    case EventType.absolute where AxisCode.multiTouch.contains(event.code):
      assembler.set(event.code, to: event.value)
    case EventType.synchronization where event.code == SynchronizationCode.multiTouchReport:
      if !assembler.endPacket() {
        try table.note(
          .tooManyPackets,
          line: event.line,
          "more than \(ImportLimits.packets) contacts in one frame"
        )
      }
    case EventType.key where event.code == KeyCode.touch && event.value == 0:
      assembler.surfaceReleased()
    default:
      break
    }
  }

  /// The one contact lives in slot 0; `BTN_TOUCH` 2 is key repeat.
  private mutating func applyToSingleTouch(
    _ event: KernelEvent,
    _ axes: AxisPair
  ) throws(ImportError) {
    switch (event.type, event.code) {
    case (EventType.key, KeyCode.touch) where event.value == 0 || event.value == 1:
      table.set(AxisCode.toolType, to: singleTouchTool, in: 0)
      try table.track(event.value == 1 ? 0 : -1, in: 0, line: event.line)
    case (EventType.key, KeyCode.toolPen):
      singleTouchTool = event.value == 0 ? 0 : ContactAxes.pen
    case (EventType.absolute, axes.x):
      table.set(AxisCode.positionX, to: event.value, in: 0)
    case (EventType.absolute, axes.y):
      table.set(AxisCode.positionY, to: event.value, in: 0)
    case (EventType.absolute, AxisCode.pressure):
      table.set(AxisCode.multiTouchPressure, to: event.value, in: 0)
    default:
      break
    }
  }
}
