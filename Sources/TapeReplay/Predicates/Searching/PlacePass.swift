import SessionModel

/// One pass of a scan over the events of a block, from the place before the first of them on.
struct PlacePass<Sink: FactGathering> {
  let scan: PlaceScan
  var number: Int
  var sink: Sink
  var run: PredicateRun
  /// Whether the reducer may drive a recognizer.
  var drives = false
  var hits: [PlaceHit] = []

  init(scan: PlaceScan, number: Int, sink: Sink) {
    self.scan = scan
    self.number = number
    self.sink = sink
    run = PredicateRun(scan.program)
  }

  /// Takes note of the place before the first event.
  mutating func begin(_ session: inout Session) {
    drives = session.recognizers.contains { $0.declaration != nil }
    withUnsafePointer(to: &session) { session in
      let none = UnsafeBufferPointer<FactLog.Entry>(start: nil, count: 0)
      run.begin(at: PlaceView(session: session, event: nil, number: number, facts: none))
    }
  }

  /// Lets time pass up to `event` and applies it; false if no more is wanted.
  @inline(__always)
  mutating func take(
    _ event: UnsafePointer<TimedEvent>,
    _ moment: inout Moment<Session>
  ) -> Bool {
    let time = event.pointee.time
    var reached = SessionParts.all
    if moment.state.mayAct(by: time) {
      let last = Time(microseconds: min(time, .last).microseconds &- 1)
      if scan.program.needsQuietPlaces, !passQuietPlaces(upTo: last, &moment) { return false }
    } else {
      reached = .reached(by: event, drives: drives)
    }
    if case .setup = event.pointee.event { drives = true }
    moment.state.apply(event.pointee.event, at: time, telling: &sink)
    moment.time = max(moment.time, event.pointee.moment)
    number += 1
    return look(&moment.state, event, reached: reached)
  }

  /// Stops at every moment up to `last` at which something happens by itself.
  ///
  /// What was due while events were lost has no position: the next place shows it.
  private mutating func passQuietPlaces(
    upTo last: Time,
    _ moment: inout Moment<Session>
  ) -> Bool {
    while moment.state.mayAct(by: last), let due = moment.state.nextDeadlineTime {
      let time = max(due, moment.state.now + Interval(microseconds: 1))
      guard time <= last else { return true }
      moment.state.advance(to: time, telling: &sink)
      guard time > moment.time else { continue }
      guard look(&moment.state, nil, reached: .all) else { return false }
    }
    return true
  }

  /// Takes note of a place where the predicate holds; false if no more is wanted.
  @inline(__always)
  private mutating func look(
    _ session: inout Session,
    _ event: UnsafePointer<TimedEvent>?,
    reached: SessionParts
  ) -> Bool {
    let holds = withUnsafePointer(to: &session) { session in
      sink.gathered.withUnsafeBufferPointer { facts in
        run.holds(
          at: PlaceView(session: session, event: event, number: number, facts: facts),
          reached: reached
        )
      }
    }
    sink.forget()
    return holds ? note(event == nil ? session.now : nil) : true
  }

  @inline(never)
  private mutating func note(_ quietTime: Time?) -> Bool {
    let hit = PlaceHit(event: number, quietTime: quietTime)
    if let after = scan.after, !after.isBefore(hit) { return true }
    if let before = scan.before, !before.isAfter(hit) { return false }
    switch scan.wanted {
    case .first:
      hits = [hit]
      return false
    case .last: hits = [hit]
    case .all: hits.append(hit)
    }
    return true
  }
}
