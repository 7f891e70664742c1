import SessionModel
import TapeFile
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A player")
struct ScrubberLawTests {
  @Test("shows, whatever it is told, the state of a straight replay", arguments: 0..<200)
  func walk(seed: UInt64) throws {
    let source = try SampleSession.varied(seed)
    var model = ScrubberModel(source, size: Layout.least)
    var messages = RandomMessages(seed: seed)
    for step in 0..<30 {
      _ = model.update(messages.next())
      let straight = source.session(at: model.position)
      // Digests, because a session may hold NaN, which does not equal itself.
      #expect(model.session.digest == straight.digest, "step \(step), \(model.position)")
      #expect(model.moment.session.digest == straight.digest)
      #expect(model.moment.position == model.position)
      #expect(model.position.time <= model.timeline.end)
      #expect(model.view().size == Screen(model.size).size)
    }
  }

  @Test("does on a tape what it does on the events it was made of", arguments: 0..<40)
  func tape(seed: UInt64) throws {
    let source = try SampleSession.varied(seed)
    let bytes = try TapeWriter.bytes(
      of: source.events,
      names: source.names,
      description: source.description
    )
    var onEvents = ScrubberModel(source, size: Layout.least)
    var onTape = ScrubberModel(try TapeReader(bytes: bytes), size: Layout.least)
    var messages = RandomMessages(seed: seed)
    for step in 0..<40 {
      let message = messages.next()
      let effects = onEvents.update(message)
      #expect(onTape.update(message) == effects)
      onEvents.settle()
      onTape.settle()
      #expect(onTape.position == onEvents.position, "step \(step), \(message)")
      #expect(onTape.moment.event == onEvents.moment.event)
    }
  }
}
