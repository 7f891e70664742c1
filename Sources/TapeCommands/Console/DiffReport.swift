import SessionModel
import TapeRegression
import TapeReplay

/// What `diff` is asked for.
enum DiffPart {
  case everything, events, states
}

/// Prints what `diff` finds, as it is found.
struct DiffReport {
  /// Differences of events that are printed unless all are asked for.
  private static let mostEvents = 20

  /// How many differences of events are printed.
  var limit: Int {
    switch part {
    case .everything: Self.mostEvents
    case .events: .max
    case .states: 0
    }
  }

  private let console: Console
  private let part: DiffPart
  private let isJSON: Bool
  /// What stopped the printing.
  private var problem: CommandError?

  init(_ console: Console, _ part: DiffPart, isJSON: Bool) {
    self.console = console
    self.part = part
    self.isJSON = isJSON
  }

  /// Prints a difference of events.
  mutating func tell(_ difference: EventDifference) {
    guard part != .states, problem == nil else { return }
    do throws(CommandError) {
      try console.writeLine(
        isJSON ? JSONText.line(difference.value) : Escaped.text(difference.line)
      )
    } catch {
      problem = error
    }
  }

  /// Prints everything else.
  func finish(_ difference: TapeDifference) throws(CommandError) {
    if let problem { throw problem }
    for line in isJSON ? values(difference).map(JSONText.line) : lines(difference) {
      try console.writeLine(line)
    }
  }

  private func lines(_ difference: TapeDifference) -> [String] {
    var lines: [String] = []
    if difference.areSame {
      return ["the same, \(Figures.count(difference.counts.same, "event"))"]
    }
    if part != .states {
      let more = difference.counts.differences - Self.mostEvents
      if part == .everything, more > 0 { lines.append("… \(more) more; --events lists all") }
      lines += difference.header.map { Escaped.text("header: \($0.text)") }
      lines.append(difference.counts.summary)
    }
    if part == .states, let parting = difference.parting {
      lines.append(place(parting, difference.partingEvent))
      lines += parting.changes.map { Escaped.text("  \($0.text)") }
    } else if part == .everything, let parting = difference.parting {
      let place = place(parting, difference.partingEvent)
      lines.append(Escaped.text("\(place) \(parting.summary)"))
    }
    if part == .states, difference.parting == nil { lines.append("states: the same") }
    guard part == .everything else { return lines }
    lines += difference.outcomes.map { OutcomeText.pair.line($0) }
    return lines + [OutcomeText.summary(difference.outcomes)]
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
      values.append(difference.counts.value)
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
    return values + (part == .everything ? difference.outcomes.map(\.value) : [])
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
      ("delays", .integer(Int64(delays))), ("changed", .integer(Int64(changed))),
      ("onlyFirst", .integer(Int64(onlyFirst))), ("onlySecond", .integer(Int64(onlySecond))),
    ])
  }
}
