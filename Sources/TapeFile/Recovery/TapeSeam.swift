import SessionModel

/// The place where one tape follows another.
struct TapeSeam {
  /// How much later the events of the tape behind it happen.
  let shift: Interval

  private let before: String
  private let after: TapeJoin.Part
  private let options: TapeJoin.Options
  /// The session that the tape before ends in, and the names of the new tape so far.
  private let end: Session
  private let names: NameTable

  /// The seam behind the tape called `before`, which `writer` has, and which ends at `time`.
  init(
    behind before: String,
    at time: Time,
    _ after: TapeJoin.Part,
    _ writer: TapeWriter,
    _ options: TapeJoin.Options
  ) {
    self.before = before
    self.after = after
    self.options = options
    end = writer.currentSession
    names = writer.names
    let follows = after.reader.blocks.isEmpty || after.reader.startTime >= time
    shift = options.gap == nil && follows ? .zero : time + (options.gap ?? .zero) - .zero
  }

  /// Makes sure that the tape after goes on where the tape before ends.
  func check() throws(TapeError) {
    guard !options.continuesAnyway else { return }
    if let start = after.reader.header.start {
      try check(start)
    } else {
      try checkSetup()
    }
  }

  private func check(_ start: TapeStart) throws(TapeError) {
    guard shift == .zero else {
      throw TapeError(
        .doesNotFollow,
        "“\(after.name)” begins at \(start.session.now.seconds) s in the midst of a session, "
          + "which does not go on at another time; its times must follow those of “\(before)”"
      )
    }
    var reached = end
    var facts = NoFacts()
    reached.advance(to: start.session.now, telling: &facts)
    guard names.agrees(with: start.names), reached == start.session else {
      throw TapeError(
        .doesNotFollow,
        "“\(after.name)” begins in another state than the one that “\(before)” ends in"
      )
    }
  }

  /// Compares what the setup makes of an initial session with what it makes of the one there is.
  private func checkSetup() throws(TapeError) {
    var fresh = Session(policies: end.policies)
    var reached = end
    var facts = NoFacts()
    fresh.advance(to: end.now, telling: &facts)
    var numbering = NameNumbering(table: names)
    let setup = try setup()
    for event in setup {
      var event = TimedEvent(event.time + shift, event.event)
      try numbering.renumber(&event.event, from: after.reader.names)
      fresh.apply(event.event, at: event.time, telling: &facts)
      reached.apply(event.event, at: event.time, telling: &facts)
    }
    guard fresh == reached else {
      let how =
        switch setup.count {
        case 0: "without a setup"
        case 1: "with a setup, event 1"
        default: "with a setup, events 1 to \(setup.count)"
        }
      throw TapeError(
        .doesNotFollow,
        "“\(after.name)” begins a session of its own, \(how); "
          + "that is another state than the one that “\(before)” ends in"
      )
    }
  }

  /// The events of the tape after, up to the first that is no setup.
  private func setup() throws(TapeError) -> [TimedEvent] {
    guard !after.reader.blocks.isEmpty else { return [] }
    return Array(try after.reader.events(ofBlock: 0).prefix { $0.event.isSetup })
  }
}

extension Event {
  fileprivate var isSetup: Bool {
    if case .setup = self { true } else { false }
  }
}

extension NameTable {
  /// Whether both give the same numbers to the names that they share, the first ones.
  fileprivate func agrees(with other: NameTable) -> Bool {
    zip(additions, other.additions).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }
}
