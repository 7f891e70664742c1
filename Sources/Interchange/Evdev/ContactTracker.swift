/// Turns the kernel events of one device into contacts: one machine for all protocols.
///
/// Events are held back until their frame ends, so that a frame is judged as a whole: its time is
/// the time of its `SYN_REPORT`, and all its changes happen together.
struct ContactTracker {
  /// The outcome.
  struct Result: Equatable, Sendable {
    /// In order of time; every contact begins once and ends or is cancelled once.
    var updates: [ContactUpdate] = []
    var frameCount = 0
    /// Microseconds from the first frame to the last.
    var duration: Int64 = 0
    /// 1, and one more for every time the clock went back; 0 without frames.
    var segmentCount = 0
    /// Whether the times come from the recording; otherwise frames were spaced evenly.
    var isDated = true
    /// The most fingers a touchpad told of with its `BTN_TOOL_…` keys.
    var largestFingerCount = 0
    var diagnostics = DiagnosticLog()

    /// The most contacts that were down together.
    var largestContactCount: Int {
      var count = 0
      var largest = 0
      for update in updates where update.kind != .moved {
        count += update.kind == .began ? 1 : -1
        largest = max(largest, count)
      }
      return largest
    }
  }

  let touchProtocol: TouchProtocol
  /// The highest slot number that the device declares.
  let declaredSlotMaximum: Int32?
  var table: SlotTable
  var assembler = PacketAssembler()
  var matcher: PacketMatcher
  /// The slot that the next events belong to; nil while an impossible one is selected.
  var currentSlot: Int? = 0
  var singleTouchTool: Int32 = 0
  var largestFingerCount = 0
  private var clock = FrameClock()
  private var frame: [KernelEvent] = []
  private var isSkipping = false
  private var frameCount = 0
  private var lastLine = 0

  /// - Parameter associationLimit: how far, in device units, a contact without an id can move
  ///   from one frame to the next.
  init(
    touchProtocol: TouchProtocol,
    declaredSlotMaximum: Int32? = nil,
    associationLimit: Double = .infinity,
    diagnostics: DiagnosticLog = DiagnosticLog()
  ) {
    self.touchProtocol = touchProtocol
    self.declaredSlotMaximum = declaredSlotMaximum
    table = SlotTable(
      movesWithoutContact: touchProtocol.isSingleTouch,
      diagnostics: diagnostics
    )
    matcher = PacketMatcher(limit: associationLimit)
  }

  /// Takes the next event of the device.
  mutating func receive(_ event: KernelEvent) throws(ImportError) {
    guard event.type == EventType.synchronization else {
      if !isSkipping { frame.append(event) }
      return
    }
    switch event.code {
    case SynchronizationCode.report:
      try report(event)
    case SynchronizationCode.dropped:
      try eventsLost(at: event)
    default:
      if !isSkipping { frame.append(event) }
    }
  }

  /// A report with value 1 comes from the key repeat timer and does not end the frame.
  private mutating func report(_ event: KernelEvent) throws(ImportError) {
    if isSkipping {
      isSkipping = false
    } else if event.value != 1 {
      try endFrame(at: event.time ?? frame.last?.time, line: event.line)
      frameCount += 1
    }
  }

  private mutating func endFrame(at moment: Int64?, line: Int) throws(ImportError) {
    if clock.goesBack(at: moment) {
      try table.note(.timeWentBack, line: line, "time runs backwards; a new segment begins")
      try table.cancelAll(.timeWentBack, time: clock.time, line: max(lastLine, 1))
    }
    if moment == nil, !clock.isNominal {
      try table.note(
        .undated,
        line: line,
        "no time; frames are taken to be \(FrameClock.nominalFrame / 1_000) ms apart"
      )
    }
    try clock.advance(to: moment, line: line)
    table.beginFrame(time: clock.time, line: line)
    try apply(frame, line: line)
    try table.endFrame()
    frame.removeAll(keepingCapacity: true)
    lastLine = line
  }

  /// Ends the open frame and passes over everything up to the next report.
  ///
  /// A picture by packets is given up instead, because the rest of it is missing.
  private mutating func eventsLost(at event: KernelEvent) throws(ImportError) {
    try table.note(.eventsLost, line: event.line, "the recorder lost events")
    if touchProtocol != .packets, !frame.isEmpty, !clock.goesBack(at: event.time) {
      try endFrame(at: event.time ?? frame.last?.time, line: event.line)
    }
    frame.removeAll(keepingCapacity: true)
    isSkipping = true
    table.markLoss(time: clock.time, line: event.line)
  }

  /// Takes notice that there are no more events: drops an unfinished frame and cancels what is down.
  mutating func finish() throws(ImportError) -> Result {
    if let first = frame.first {
      try table.note(
        .unterminatedFrame,
        line: first.line,
        "the last frame has no end; \(frame.count) events were dropped"
      )
      frame.removeAll()
    }
    try table.cancelAll(.endOfFile, time: clock.time, line: lastLine)
    var result = Result(
      updates: table.orderedUpdates(),
      frameCount: frameCount,
      duration: clock.time,
      segmentCount: clock.segments,
      isDated: !clock.isNominal,
      largestFingerCount: largestFingerCount,
      diagnostics: table.diagnostics
    )
    try result.noteFingersWithoutPosition()
    return result
  }
}

extension ContactTracker.Result {
  /// Remarks on fingers that a touchpad with few slots only counts.
  fileprivate mutating func noteFingersWithoutPosition() throws(ImportError) {
    let contactCount = largestContactCount
    guard largestFingerCount > contactCount else { return }
    try diagnostics.note(
      .fingersWithoutPosition,
      line: 0,
      "\(largestFingerCount) fingers were down, \(contactCount) had a contact"
    )
  }
}
