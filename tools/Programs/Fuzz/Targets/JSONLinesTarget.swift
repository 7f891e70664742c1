import Interchange
import SessionModel

/// Tapes as JSON lines: read, written and read again.
struct JSONLinesTarget: FuzzTarget {
  let name = "jsonl"

  func check(_ bytes: [UInt8]) throws {
    _ = JSONLines.recognizes(bytes)
    guard let tape = try read(bytes) else { return }
    let text = written(tape)
    guard let again = try read(text) else {
      throw Violation("what was written does not read back")
    }
    try require(written(again) == text, "what was written reads back as something else")
  }

  /// nil where the text is refused.
  private func read(_ bytes: [UInt8]) throws -> JSONLines.Tape? {
    do throws(JSONLinesError) {
      return try JSONLines.tape(from: bytes)
    } catch {
      try require(error.line >= 1, "an error stands before the text")
      _ = error.description
      return nil
    }
  }

  private func written(_ tape: JSONLines.Tape) -> [UInt8] {
    var bytes = JSONLines.header(tape.description)
    for event in tape.events { JSONLines.append(event, names: tape.names, to: &bytes) }
    return bytes
  }
}
