import Interchange
import SessionModel
import TapeReplay

extension ImportCommand {
  /// Makes a tape of its own JSON form.
  func importJSONLines(
    _ bytes: [UInt8],
    into file: TapeOutput,
    _ console: Console
  ) throws(CommandError) -> ExitStatus {
    if let option = recordingOptions.first {
      let message = "\(Escaped.text(input.label)): is a tape's JSON; \(option) is for recordings"
      throw CommandError(.usage, message)
    }
    let tape = try jsonLines(bytes)
    let (size, _) = try file.record(
      tape.events,
      names: tape.names,
      description: tape.description,
      from: input.label
    )
    if isJSON {
      try console.writeLine(JSONText.line(summary(ofJSONLines: tape, size: size)))
    } else {
      console.remark(file.remark(events: tape.events.count, bytes: size))
    }
    return .done
  }

  private func jsonLines(_ bytes: [UInt8]) throws(CommandError) -> JSONLines.Tape {
    do throws(JSONLinesError) {
      return try JSONLines.tape(from: bytes)
    } catch {
      let place = error.field.map { ": field \"\($0)\"" } ?? error.column.map { ":\($0)" } ?? ""
      let message = "\(input.label):\(error.line)\(place): \(error.message)"
      throw CommandError(.badData, Escaped.text(message))
    }
  }

  private func summary(ofJSONLines tape: JSONLines.Tape, size: Int) -> StateValue {
    .object([
      ("tape", .string(output)),
      ("format", .string(Self.jsonLines)),
      ("events", .integer(Int64(tape.events.count))),
      ("bytes", .integer(Int64(size))),
      ("notices", .array([])),
    ])
  }
}
