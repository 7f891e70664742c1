import GestureScript
import SessionModel
import TapeFile

/// Scripts: parsed, performed, printed and parsed again.
struct ScriptTarget: FuzzTarget {
  let name = "script"

  /// Gestures and monkeys make more than enough events below this.
  private static let eventLimit = 4000

  func check(_ bytes: [UInt8]) throws {
    guard let performed = try perform(bytes) else { return }
    let text = print(performed)
    guard let again = try perform(text) else {
      throw Violation("what was printed does not read back")
    }
    try require(print(again) == text, "what was printed reads back as something else")
    let tape = try written(performed)
    try require(try read(tape) == text, "the tape prints other than the script")
    try require(try written(again) == tape, "the same events gave another tape")
  }

  /// nil where the script is refused.
  private func perform(_ bytes: [UInt8]) throws -> PerformedScript? {
    do throws(ScriptError) {
      let script = try Script.parse(bytes, file: "input")
      _ = try? script.performSetup()
      return try script.perform(eventLimit: ScriptTarget.eventLimit)
    } catch {
      try require(error.line >= 1 && error.column >= 1, "an error stands before the text")
      try require(
        error.excerptColumn <= error.excerpt.count,
        "an error points behind the text it shows"
      )
      _ = error.description
      return nil
    }
  }

  private func print(_ performed: PerformedScript) -> [UInt8] {
    TapePrinter(names: performed.names).text(performed.description, performed.events)
  }

  private func written(_ performed: PerformedScript) throws -> [UInt8] {
    try TapeWriter.bytes(
      of: performed.events,
      names: performed.names,
      description: performed.description
    )
  }

  private func read(_ tape: [UInt8]) throws -> [UInt8] {
    let reader = try TapeReader(bytes: tape, policy: .strict)
    let events = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    return TapePrinter(names: reader.names).text(reader.description, events)
  }
}
