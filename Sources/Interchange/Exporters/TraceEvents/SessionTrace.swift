public import SessionModel

/// A session as a trace that ui.perfetto.dev and chrome://tracing open: the JSON of trace events.
///
/// A window is a process, the session another one. Fingers, recognizers, transitions and containers
/// are rows of slices; calls, marks and findings are instants; the fraction of the front transition
/// and the number of fingers are counters. Times are session times in microseconds.
///
///     var trace = SessionTrace(of: session, names: names, title: "a.tape")
///     for timed in events {
///       session.apply(timed.event, at: timed.time, telling: &facts)
///       trace.take(timed.event, facts, session)
///       facts.removeAll()
///       write(trace.takeBytes())
///     }
///     trace.finish()
///     write(trace.takeBytes())
///
/// Memory grows with what is alive at once and with names, not with events.
public struct SessionTrace {
  let names: NameTable
  var text: TraceText
  /// No entry is earlier than the one before.
  var clock: Time
  var touches: [TracedTouch] = []
  var recognizers: [TracedRecognizer] = []
  var transitions: [TracedTransition] = []
  var containers: [TracedContainer] = []
  var counters: [TracedCounters] = []
  var app: AppState?
  /// How transitions were told to end that have not.
  var decisions: [TransitionID: Decision] = [:]
  /// What was decided about recognizers whose state has not followed yet.
  var verdicts: [Name: String] = [:]

  /// A trace that begins with what `session` shows; `title` is what the session is called.
  public init(of session: Session, names: NameTable, title: String) {
    self.names = names
    text = TraceText(names: names)
    clock = session.now
    text.process(TraceTrack.session, title)
    follow(session)
  }

  /// Takes in an event, what it made happen, and the session after it.
  ///
  /// - Parameter event: nil where time alone has passed.
  public mutating func take(_ event: Event?, _ facts: FactLog, _ session: Session) {
    clock = max(clock, facts.facts.first?.time ?? session.now)
    if let event { take(event, session) }
    for entry in facts.facts {
      clock = max(clock, entry.time)
      take(entry.fact, session)
    }
    clock = max(clock, session.now)
    follow(session)
  }

  /// Shows something that the checker found: its rule, its message and the number of its event.
  public mutating func showFinding(
    _ rule: String,
    severity: String,
    message: String,
    event: Int,
    at time: Time
  ) {
    let track = text.track(TraceTrack.session, .findings, "findings")
    text.instant(
      "\(severity) \(rule)",
      "finding",
      on: track,
      at: time,
      ["message": .text(message), "event": .integer(event)]
    )
  }

  /// Ends everything, at the session's last moment.
  public mutating func finish() {
    for touch in touches { text.end(on: touch.track, at: clock) }
    for recognizer in recognizers where recognizer.isOpen {
      text.end(on: recognizer.track, at: clock)
    }
    for transition in transitions { end(transition, "not ended") }
    for container in containers where !container.committed.isEmpty {
      text.end(on: container.track, at: clock)
    }
    if app != nil { text.end(on: appTrack(), at: clock) }
    text.finish()
  }

  /// What has been written since the last call.
  public mutating func takeBytes() -> [UInt8] {
    defer { text.line.bytes.removeAll(keepingCapacity: true) }
    return text.line.bytes
  }

  /// Bytes that wait to be taken.
  public var byteCount: Int { text.line.bytes.count }

  private mutating func follow(_ session: Session) {
    for (place, window) in session.windows.enumerated() where place >= counters.count {
      counters.append(TracedCounters(window: window.name))
      text.process(TraceTrack.process(ofWindowAt: place), "window \(names[window.name])")
    }
    followTouches(session)
    followRecognizers(session)
    followTransitions(session)
    followContainers(session)
    followCounters(session)
    followApp(session)
  }

  /// The process of a window; the session's for one that is not there.
  func process(of window: Name) -> Int {
    let place = counters.firstIndex { $0.window == window }
    return place.map(TraceTrack.process(ofWindowAt:)) ?? TraceTrack.session
  }
}
