import TapeFile
import TapeReplay

extension TapeLoss {
  /// What was lost and where, for the person who ran the command.
  var remark: String {
    let events = events.map { ", \(Figures.count($0, "event"))" } ?? ""
    switch cause {
    case .missingIndex where byteCount == 0 && !costsEvents:
      return "not finished, but nothing is lost; touchtape repair makes a finished tape of it"
    case .trailingBytes:
      return "the tape ends at byte \(byteOffset); \(size) behind its end passed over"
    case .torn, .damagedBlock, .missingIndex, .damagedIndex, .tornJournal:
      return "\(happened) at byte \(byteOffset): \(size) lost\(events)"
    }
  }

  private var happened: String {
    switch cause {
    case .torn: "torn off"
    case .damagedBlock: "damaged block"
    case .missingIndex: "no index"
    case .damagedIndex: "damaged index"
    case .trailingBytes: "something behind the end"
    case .tornJournal: "journal torn off"
    }
  }

  /// Whether events are missing, or may be.
  var costsEvents: Bool { events != 0 }

  /// What was lost, as a comment of the notation in the place where it is missing.
  var comment: String {
    let events = events.map { Figures.count($0, "event") } ?? "events"
    return "# lost: \(events), \(size) at byte \(byteOffset): \(cause.rawValue)"
  }

  private var size: String { Figures.count(Int(clamping: byteCount), "byte") }

  /// The loss as one value.
  var value: StateValue {
    .object([
      ("cause", .string(cause.rawValue)),
      ("byte", .integer(Int64(clamping: byteOffset))),
      ("bytes", .integer(Int64(clamping: byteCount))),
      ("events", events.map { .integer(Int64($0)) } ?? .null),
    ])
  }
}
