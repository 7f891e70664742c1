import GestureScript
import Interchange
import SessionModel

/// A format that a tape is written in, a line an event.
enum ExportFormat: String, CaseIterable {
  case text, jsonl, csv

  /// What stands before the events.
  func header(_ description: TapeDescription, names: NameTable) -> [UInt8] {
    switch self {
    case .text: TapePrinter(names: names).header(description)
    case .jsonl: JSONLines.header(description)
    case .csv: EventTable.header
    }
  }

  /// Writes the line of the event that has the number `number` at the end of `bytes`.
  func append(_ event: TimedEvent, number: Int, names: NameTable, to bytes: inout [UInt8]) {
    switch self {
    case .text: TapePrinter(names: names).appendLine(event, to: &bytes)
    case .jsonl: JSONLines.append(event, names: names, to: &bytes)
    case .csv:
      let family = EventFamily(of: event.event).rawValue
      EventTable.append(event, number: number, family: family, names: names, to: &bytes)
    }
  }
}
