import GestureScript
import SessionModel

/// What is observed, by name.
private enum ObservationWord: Spelled {
  case stack, presented, size

  var spelling: StaticString {
    switch self {
    case .stack: "stack"
    case .presented: "presented"
    case .size: "size"
    }
  }
}

extension JSONLineWriter {
  mutating func fields(of observation: Observation) {
    switch observation {
    case .stack(let stack, let screens):
      field("of", ObservationWord.stack)
      field("stack", stack)
      field("screens", screens)
    case .presented(let screens):
      field("of", ObservationWord.presented)
      field("screens", screens)
    case .size(let screen, let size):
      field("of", ObservationWord.size)
      field("screen", screen)
      fields(of: size)
    }
  }

  mutating func fields(of snapshot: StackSnapshot) {
    field("stack", snapshot.stack)
    field("screens", snapshot.screens)
  }

  mutating func fields(of size: Size) {
    field("width", size.width)
    field("height", size.height)
  }
}

extension JSONLineReader {
  mutating func observation() throws(JSONLinesError) -> Observation {
    switch try need("of", try word("of", ObservationWord.self)) {
    case .stack:
      let snapshot = try snapshot()
      return .stack(snapshot.stack, snapshot.screens)
    case .presented: return .presented(try need("screens", try names("screens")))
    case .size:
      let screen = try need("screen", try name("screen"))
      return .size(screen, try need("width", try size()))
    }
  }

  mutating func snapshot() throws(JSONLinesError) -> StackSnapshot {
    let stack = try need("stack", try name("stack"))
    return StackSnapshot(stack, try need("screens", try names("screens")))
  }
}
