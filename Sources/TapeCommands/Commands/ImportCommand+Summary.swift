import Interchange
import SessionModel
import TapeReplay

extension ImportCommand {
  /// The import as one JSON value; fields may be added, never renamed.
  func summary(of tape: ImportedTape, size: Int) -> StateValue {
    let report = tape.report
    return .object([
      ("tape", .string(output)),
      ("format", .string(report.format.rawValue)),
      ("device", report.deviceName.map { .string($0) } ?? .null),
      ("contacts", .integer(Int64(report.contactCount))),
      ("contactsAtOnce", .integer(Int64(report.largestContactCount))),
      ("fingersAtOnce", .integer(Int64(report.largestFingerCount))),
      ("frames", .integer(Int64(report.frameCount))),
      ("kernelEvents", .integer(Int64(report.kernelEventCount))),
      ("duration", .number(Double(report.duration.microseconds) / 1_000_000)),
      ("segments", .integer(Int64(report.segmentCount))),
      ("dated", .bool(report.isDated)),
      ("events", .integer(Int64(tape.events.count))),
      ("bytes", .integer(Int64(size))),
      ("notices", .array(report.notices.map { Self.summary(of: $0) })),
    ])
  }

  private static func summary(of notice: ImportReport.Notice) -> StateValue {
    .object([
      ("effect", .string(notice.code.effect.rawValue)),
      ("code", .string(notice.code.rawValue)),
      ("count", .integer(Int64(notice.count))),
      ("lines", .array(notice.fileLines.map { .integer(Int64($0)) })),
      ("message", .string(notice.first.first?.message ?? "")),
    ])
  }
}
