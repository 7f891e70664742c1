import SessionModel
import TapeRegression
import TapeReplay

/// Prints what `diff` finds: events alone as they are found, else the most telling things first.
struct DiffReport {
  /// Differences of events that are printed unless all are asked for.
  private static let mostEvents = 20

  /// How many differences of events are told, of touches and of others each.
  var limit: Int {
    switch part {
    case .everything: Self.mostEvents
    case .events: .max
    case .states, .all: 0
    }
  }

  private let console: Console
  private let part: DiffPart
  private let isJSON: Bool
  /// The differences of events that are printed when everything else is.
  private var kept: [EventDifference] = []
  /// What stopped the printing.
  private var problem: CommandError?

  init(_ console: Console, _ part: DiffPart, isJSON: Bool) {
    self.console = console
    self.part = part
    self.isJSON = isJSON
  }

  /// Takes in a difference of events.
  mutating func tell(_ difference: EventDifference) {
    guard part == .events else {
      kept.append(difference)
      return
    }
    guard problem == nil else { return }
    do throws(CommandError) {
      try console.writeLine(text(difference))
    } catch {
      problem = error
    }
  }

  /// Prints everything else.
  func finish(_ difference: TapeDifference) throws(CommandError) {
    try finish()
    if !isJSON && difference.areSame {
      try console.writeLine("the same, \(Figures.count(difference.counts.same, "event"))")
      return
    }
    for line in isJSON ? values(difference).map(JSONText.line) : lines(difference) {
      try console.writeLine(line)
    }
  }

  /// Says what stopped the printing, if anything did.
  func finish() throws(CommandError) {
    if let problem { throw problem }
  }

  private func text(_ difference: EventDifference) -> String {
    isJSON ? JSONText.line(difference.value) : Escaped.text(difference.line)
  }

  /// The differences of events that are shown: all if they are few, else those of touches are folded.
  private func shown(_ counts: EventCounts) -> ArraySlice<EventDifference> {
    guard part == .everything else { return [] }
    let isFew = counts.differences <= Self.mostEvents || counts.touches == counts.differences
    return kept.filter { isFew || !$0.isOfTouches }.prefix(Self.mostEvents)
  }

  private func lines(_ difference: TapeDifference) -> [String] {
    var lines: [String] = []
    if part != .states {
      lines += difference.header.map { Escaped.text("header: \($0.text)") }
    }
    if part != .events { lines += partingLines(difference) }
    if part.needsOutcomes {
      lines += difference.outcomes.map { OutcomeText.pair.line($0) }
      lines.append(OutcomeText.summary(difference.outcomes))
    }
    return part == .states ? lines : lines + eventLines(difference.counts)
  }

  private func partingLines(_ difference: TapeDifference) -> [String] {
    guard let parting = difference.parting else {
      return part == .states ? ["states: the same"] : []
    }
    let place = place(parting, difference.partingEvent)
    guard part == .states else { return [Escaped.text("\(place) \(parting.summary)")] }
    return [place] + parting.changes.map { Escaped.text("  \($0.text)") }
  }

  private func eventLines(_ counts: EventCounts) -> [String] {
    let shown = shown(counts)
    var lines = [counts.summary] + shown.map(text)
    let more = counts.differences - shown.count
    if part == .everything, more > 0 {
      let ofTouches = counts.touches - shown.count(where: \.isOfTouches)
      let kind =
        ofTouches == more ? " of touches" : ofTouches > 0 ? ", \(ofTouches) of touches" : ""
      lines.append("… \(more) more\(kind); --all lists them")
    }
    return lines
  }

  private func place(_ parting: Parting, _ second: Int) -> String {
    let numbers = second == parting.event ? "" : " of the first, #\(second) of the second"
    let seconds = Figures.seconds(parting.time - .zero)
    return "states part at \(seconds), after #\(parting.event)\(numbers):"
  }

  private func values(_ difference: TapeDifference) -> [StateValue] {
    var values: [StateValue] = []
    if part != .states {
      for change in difference.header {
        values.append(.object([("kind", .string("header")), ("field", change.value)]))
      }
    }
    if part != .events, let parting = difference.parting {
      values.append(
        .object([
          ("kind", .string("parting")), ("time", .number(parting.time.seconds)),
          ("first", .integer(Int64(parting.event))),
          ("second", .integer(Int64(difference.partingEvent))), ("changes", parting.values),
        ])
      )
    }
    if part.needsOutcomes { values += difference.outcomes.map(\.value) }
    guard part != .states else { return values }
    return values + [difference.counts.value] + shown(difference.counts).map(\.value)
  }
}

extension EventDifference {
  /// Number, time, what.
  fileprivate var line: String {
    let seconds = Figures.seconds(time - .zero)
    let number =
      switch (first, second) {
      case (let first?, let second?): first == second ? "#\(first)" : "#\(first)/#\(second)"
      case (let first?, nil): "#\(first)"
      case (nil, let second?): "#\(second)"
      case (nil, nil): ""
      }
    switch kind {
    case .changed:
      let changes = fields.map(\.text).joined(separator: ", ")
      return "\(number) \(seconds) changed: \(heading): \(changes)"
    case .onlyFirst: return "\(number) \(seconds) only in the first: \(text)"
    case .onlySecond: return "\(number) \(seconds) only in the second: \(text)"
    case .delayed:
      let span = Figures.seconds(delay)
      return "\(number) \(seconds) from here on, the second is \(span) s later than the first"
    }
  }
}

extension EventDifference {
  /// What the event is, without values that may be what differs.
  private var heading: String {
    let words = text.split(separator: " ")
    return words.prefix { !$0.contains("\"") && (!$0.contains("=") || $0.hasPrefix("id=")) }
      .joined(separator: " ")
  }
}

extension EventCounts {
  /// How many events are the same and how many are not.
  fileprivate var summary: String {
    let parts = [
      (changed, "changed"), (onlyFirst, "only in the first"), (onlySecond, "only in the second"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "events: " + (parts + ["\(same) the same"]).joined(separator: ", ")
  }

  /// The counts as data.
  fileprivate var value: StateValue {
    .object([
      ("kind", .string("events")), ("same", .integer(Int64(same))),
      ("delays", .integer(Int64(delays))),
      ("touches", .integer(Int64(touches))), ("changed", .integer(Int64(changed))),
      ("onlyFirst", .integer(Int64(onlyFirst))), ("onlySecond", .integer(Int64(onlySecond))),
    ])
  }
}
