import SessionModel
import TapeReplay
import TapeScrubber

extension TapeNote {
  /// The entry as a value of `info --json`.
  var value: StateValue {
    let place: [(String, StateValue)] = [
      ("time", .number(position.time.seconds)), ("event", .integer(Int64(position.event))),
    ]
    let (kind, field, text) =
      switch content {
      case .mark(let name): ("mark", "name", name)
      case .note(let text): ("note", "text", text)
      }
    return .object([("kind", .string(kind))] + place + [(field, .string(text))])
  }
}
