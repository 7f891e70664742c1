import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// Writes places of a tape: where they are, the event that led there, and what a predicate read.
struct PlaceWriter {
  private let predicate: CompiledPredicate
  private let printer: EventPrinter
  private let isJSON: Bool
  private var replayer: Replayer<TapeReader, SessionReducer>
  private var lines: [String] = []

  init(_ predicate: CompiledPredicate, _ tape: TapeInput, isJSON: Bool) {
    self.predicate = predicate
    self.isJSON = isJSON
    printer = EventPrinter(names: tape.reader.names)
    replayer = tape.replayer
  }

  /// Prepares the lines of a place that a search has gathered.
  mutating func prepare(_ hit: PlaceHit) throws(TapeError) {
    try prepare(replayer.position(of: hit))
  }

  /// Prepares the lines of a place.
  mutating func prepare(_ place: Position) throws(TapeError) {
    try replayer.seek(toEvent: place.event)
    let wait = place.time - replayer.position.time
    let isQuiet = wait > .zero
    if isQuiet { try replayer.seek(to: place) }
    let event = isQuiet ? nil : try replayer.lastEvent()
    let values = predicate.values(in: replayer.state, after: event, number: place.event)
    let position = "#\(place.event)" + (isQuiet ? "+\(SecondsText.text(wait))" : "")
    if isJSON {
      lines.append(json(place, position, event, values))
      return
    }
    let text = event.map { printer.text($0.event) } ?? "by itself"
    lines.append("\(position)  \(SecondsText.text(place.time - .zero))  \(text)")
    lines += values.map { "  \($0.path) = \($0.value.text)" }
  }

  /// Writes what was prepared.
  mutating func write(to console: Console) throws(CommandError) {
    defer { lines = [] }
    for line in lines { try console.writeLine(isJSON ? line : Escaped.text(line)) }
  }

  private func json(
    _ place: Position,
    _ position: String,
    _ event: TimedEvent?,
    _ values: [(path: String, value: StateValue)]
  ) -> String {
    JSONText.line(
      .object([
        ("position", .string(position)),
        ("event", .integer(Int64(place.event))),
        ("time", .number(place.time.seconds)),
        ("text", event.map { .string(printer.text($0.event)) } ?? .null),
        ("values", .object(values.map { ($0.path, $0.value) })),
      ])
    )
  }
}

extension SecondsText {
  /// A span with three decimals at least, as the notation has times.
  fileprivate static func text(_ span: Interval) -> String {
    text(microseconds: span.microseconds, leastDecimals: 3)
  }
}
