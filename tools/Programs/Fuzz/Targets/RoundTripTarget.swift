import GestureScript
import SessionModel
import TapeFile
import TestSupport

/// Events of every kind that the input chooses: written, read, printed.
struct RoundTripTarget: FuzzTarget {
  let name = "round-trip"

  private static let mostEvents = 5000

  func check(_ bytes: [UInt8]) throws {
    var random = RandomEvents(choices: bytes)
    var events: [TimedEvent] = []
    while random.hasChoices, events.count < RoundTripTarget.mostEvents {
      events.append(random.next())
    }
    let text = TapePrinter(names: random.names).text(TapeDescription(), events)
    let tape = try TapeWriter.bytes(of: events, names: random.names)
    let view = try TapeView(TapeReader(bytes: tape, policy: .strict))
    try require(view.eventCount == events.count, "the tape has another number of events")
    try require(view.text == text, "the tape prints other events than were written")
    try view.checkSessions()
    try checkSurgery(of: tape, view)
  }

  /// Whatever changes tapes inside of their checksums must know how they are built.
  private func checkSurgery(of tape: [UInt8], _ view: TapeView) throws {
    guard let opened = OpenedTape(tape), opened.blocks.count == view.blocks.count else {
      throw Violation("OpenedTape does not know the format any more")
    }
    let closed = try TapeView(TapeReader(bytes: opened.closed(), policy: .strict))
    try require(closed.text == view.text, "a tape that was opened and closed has other events")
  }
}
