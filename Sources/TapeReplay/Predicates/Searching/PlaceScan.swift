import SessionModel

/// Looks for the places of one block, in order, where a predicate holds.
///
/// A block's places are what happens by itself before its first event, that event, and so on up to its
/// last event. What happens after that belongs to the next block, and after the last event of a tape
/// there are no places.
struct PlaceScan: Sendable {
  /// Which of the places are wanted.
  enum Wanted: Sendable {
    case first, last, all
  }

  let program: PredicateProgram
  /// Holds wherever the program does; blocks where it never does are passed by it alone.
  var sieve: PredicateProgram?
  var wanted: Wanted
  /// Only places after it count.
  var after: PlaceBound?
  /// Only places before it count.
  var before: PlaceBound?

  /// Moves `moment`, the state after `start` events, over `events`, and returns what was wanted.
  func hits(
    in events: ArraySlice<TimedEvent>,
    after start: Int,
    from moment: inout Moment<Session>
  ) -> [PlaceHit] {
    if let sieve {
      var end = moment
      let coarse = PlaceScan(program: sieve, wanted: .first, after: after, before: before)
      guard !coarse.hits(in: events, after: start, from: &end).isEmpty else {
        moment = end
        return []
      }
    }
    if program.needsFacts {
      var facts = FactLog()
      return hits(in: events, after: start, from: &moment, telling: &facts)
    }
    var facts = NoFacts()
    return hits(in: events, after: start, from: &moment, telling: &facts)
  }

  private func hits<Sink: FactGathering>(
    in events: ArraySlice<TimedEvent>,
    after start: Int,
    from moment: inout Moment<Session>,
    telling sink: inout Sink
  ) -> [PlaceHit] {
    var pass = PlacePass(scan: self, number: start, sink: sink)
    pass.begin(&moment.state)
    events.withUnsafeBufferPointer { events in
      for place in events.indices {
        let event = events.baseAddress.map { $0 + place }
        guard let event, pass.take(event, &moment) else { return }
      }
    }
    return pass.hits
  }
}

/// One pass of a scan.
private struct PlacePass<Sink: FactGathering> {
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
  private mutating func passQuietPlaces(
    upTo last: Time,
    _ moment: inout Moment<Session>
  ) -> Bool {
    while moment.state.mayAct(by: last), let due = moment.state.nextDeadlineTime {
      let time = max(due, moment.state.now + Interval(microseconds: 1))
      guard time <= last else { return true }
      moment.state.advance(to: time, telling: &sink)
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

/// A sink that knows what it was told since it last forgot.
protocol FactGathering: FactSink {
  var gathered: [FactLog.Entry] { get }
  mutating func forget()
}

extension NoFacts: FactGathering {
  var gathered: [FactLog.Entry] { [] }

  @inline(__always)
  mutating func forget() {}
}

extension FactLog: FactGathering {
  var gathered: [FactLog.Entry] { facts }

  mutating func forget() {
    if !facts.isEmpty { removeAll() }
  }
}
