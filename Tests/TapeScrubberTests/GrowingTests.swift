import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A player of a tape that grows")
struct GrowingTests {
  private let whole: MemoryEvents

  init() throws { whole = try SampleSession.source() }

  /// The first `count` events.
  private func source(_ count: Int) -> MemoryEvents {
    MemoryEvents(
      Array(whole.events.prefix(count)),
      names: whole.names,
      description: whole.description,
      blockSize: 16
    )
  }

  private func firstLine(_ model: ScrubberModel<MemoryEvents>) -> String {
    model.view().lines.joined(separator: "\n")
  }

  @Test("stays at the end while it stands there, in the very state of the tape")
  func live() {
    var model = ScrubberModel(source(10))
    model.grow(to: source(10))
    _ = model.update(.key(Key(.end)))
    for count in stride(from: 11, through: whole.eventCount, by: 7) {
      model.grow(to: source(count))
      model.settle()
      #expect(model.position.event == count)
      #expect(model.session.digest == whole.session(at: model.position).digest)
      #expect(firstLine(model).contains(" live"))
    }
    model.grow(to: whole, isFinished: true)
    model.settle()
    #expect(model.position.event == whole.eventCount)
    #expect(!firstLine(model).contains(" live"))
    #expect(model.timeline == ScrubberModel(whole).settled.timeline)
  }

  @Test("reads on for its timeline when time passes, though nothing more comes")
  func catchesUp() {
    var model = ScrubberModel(source(20))
    model.grow(to: source(20))
    model.settle()
    model.grow(to: source(60))
    _ = model.update(.tick(.milliseconds(1)))
    model.settle()
    let expected = ScrubberModel(source(60)).settled.timeline.bins.map(\.events)
    #expect(model.timeline.bins.map(\.events) != expected)
    _ = model.update(.tick(ScrubberWork.scanInterval))
    model.settle()
    #expect(model.timeline.bins.map(\.events) == expected)
  }

  @Test("stays where somebody has gone, until they go back to the end", arguments: ["G", "end"])
  func scrubbed(key: String) {
    var model = ScrubberModel(source(20))
    model.grow(to: source(20))
    _ = model.update(.key(Key(.end)))
    _ = model.update(.key(Key(.left)))
    model.grow(to: source(40))
    #expect(model.position.event == 19)
    #expect(firstLine(model).contains(" recording"))
    _ = model.update(.key(key == "G" ? Key("G") : Key(.end)))
    #expect(model.position.event == 40)
    model.grow(to: source(41))
    #expect(model.position.event == 41)
  }

  @Test("goes on playing, and what plays up to the end goes along from there")
  func playing() {
    var model = ScrubberModel(source(30))
    model.grow(to: source(30))
    _ = model.update(.key(Key(" ")))
    #expect(model.isPlaying)
    _ = model.update(.tick(.milliseconds(100)))
    let place = model.position
    model.grow(to: source(60))
    #expect(model.isPlaying)
    #expect(model.position == place)
    _ = model.update(.tick(.seconds(100)))
    #expect(!model.isPlaying)
    #expect(model.position.event == 60)
    model.grow(to: source(61))
    #expect(model.position.event == 61)
  }

  @Test("is never made to read an endless tape over and over")
  func scans() {
    var model = ScrubberModel(source(30))
    model.settle()
    model.grow(to: source(31))
    #expect(model.pace == .resting)
    _ = model.update(.tick(.seconds(3)))
    model.grow(to: source(32))
    #expect(model.pace == .working)
    model.settle()
    model.grow(to: source(33))
    #expect(model.pace == .resting)
  }
}

extension ScrubberModel {
  /// The same, with everything done that it has begun.
  fileprivate var settled: ScrubberModel {
    var model = self
    model.settle()
    return model
  }
}
