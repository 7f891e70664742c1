import SessionModel
import TapeReplay

/// Positions as people write them: parsed and looked up.
struct PositionTarget: FuzzTarget {
  let name = "position"

  func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let expression: PositionExpression
    do throws(PositionError) {
      expression = try PositionParser.parse(text)
    } catch {
      try require(error.column >= 1, "an error stands before the text")
      _ = error.description
      return
    }
    let again = try PositionParser.parse(expression.text)
    try require(again == expression, "“\(expression.text)” reads back differently")
    let replayer = Replayer(PositionTarget.events, through: SessionReducer())
    guard let position = try? replayer.position(of: expression) else { return }
    try require(
      (0...replayer.eventCount).contains(position.event) && position.time >= .zero,
      "“\(text)” leads to event \(position.event)"
    )
  }

  private static let events: MemoryEvents = {
    var names = NameTable()
    let marks = ["a", "crash-0.5", "#1", "1.5s"].map { names.intern($0) }
    let events = (0..<40).map { place in
      TimedEvent(Time(microseconds: Int64(place) * 250_000), .mark(marks[place % marks.count]))
    }
    return MemoryEvents(events, names: names)
  }()
}
