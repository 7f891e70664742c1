import Synchronization
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A long errand")
struct LongErrandTests {
  /// What holds up an errand, and what it has done.
  private final class Gate: Sendable {
    let isOpen = Atomic(false)
    let hasEnded = Atomic(false)
    let hasWritten = Atomic(false)

    var hasNothingWritten: Bool { !hasWritten.load(ordering: .acquiring) }

    /// An errand that is half done until the gate opens, whether it is wanted or not.
    var errand: LongErrand {
      LongErrand("cutting") { progress in
        progress.report(1, of: 2)
        while !self.isOpen.load(ordering: .acquiring) { sched_yield() }
        self.hasEnded.store(true, ordering: .releasing)
        return {
          self.hasWritten.store(true, ordering: .releasing)
          return ErrandOutcome(.done("cut"), terminalBytes: [0x41])
        }
      }
    }
  }

  private func model() throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    return model
  }

  /// Looks until there is something to be told.
  private func look(_ desk: inout ErrandDesk) -> (terminal: [UInt8], player: [ScrubberMessage]) {
    while true {
      if let news = desk.look() { return news }
      sched_yield()
    }
  }

  @Test("is done beside the player, which answers every key meanwhile, and is told at the end")
  func beside() throws {
    let gate = Gate()
    var (model, desk) = (try model(), ErrandDesk())
    let begun = desk.take(.long(gate.errand))
    #expect(begun.player == .underway(ErrandStage("cutting", percent: 0)))
    _ = model.update(begun.player)
    let half = look(&desk)
    #expect(half.player == [.underway(ErrandStage("cutting", percent: 50))])
    for message in half.player { _ = model.update(message) }
    for event in 2..<20 {
      _ = model.update(.key(Key(.right)))
      #expect(model.position.event >= event)
      #expect(model.view().lines.last == "cutting: 50 %; escape stops it")
    }
    #expect(desk.isBusy && gate.hasNothingWritten)
    gate.isOpen.store(true, ordering: .releasing)
    let end = look(&desk)
    #expect(end.player == [.underway(nil), .answer(.done("cut"))])
    #expect(end.terminal == [0x41])
    for message in end.player { _ = model.update(message) }
    #expect(model.view().lines.last == "cut")
    #expect(!desk.isBusy && desk.look() == nil)
  }

  @Test("is given up with escape, and then nothing is written, whenever its work ends")
  func stops() throws {
    let gate = Gate()
    var (model, desk) = (try model(), ErrandDesk())
    _ = model.update(desk.take(.long(gate.errand)).player)
    #expect(model.update(.key(Key(.escape))) == [.stopErrand])
    #expect(model.view().lines.last == "stopped cutting: nothing is written")
    desk.stop()
    #expect(!desk.isBusy && desk.look() == nil)
    gate.isOpen.store(true, ordering: .releasing)
    while !gate.hasEnded.load(ordering: .acquiring) { sched_yield() }
    #expect(desk.look() == nil)
    #expect(gate.hasNothingWritten)
    // The next escape is about the player again.
    #expect(model.update(.key(Key(.escape))) == [.quit])
  }

  @Test("is the only one: another is refused, what is done at once is not")
  func alone() throws {
    var model = try model()
    for key: Character in ["1", "a", "5", "b"] { model.press(key) }
    _ = model.update(.underway(ErrandStage("cutting", percent: 3)))
    for key: Character in ["X", "E"] {
      #expect(model.update(.key(Key(key))) == [])
      #expect(model.notice == "still cutting: one at a time, escape stops it")
    }
    #expect(model.update(.key(Key("y"))).count == 1)
    _ = model.update(.underway(nil))
    #expect(model.update(.key(Key("X"))).count == 1)
  }

  @Test("comes to the same where there is nobody to go on meanwhile")
  func here() {
    let gate = Gate()
    gate.isOpen.store(true, ordering: .releasing)
    #expect(ErrandWork.long(gate.errand).performed().answer == .done("cut"))
    #expect(!gate.hasNothingWritten)
  }

  @Test("leaves the keys that close something their meaning first")
  func precedence() throws {
    var model = try model()
    _ = model.update(.underway(ErrandStage("cutting", percent: 3)))
    for key in ["?", "/", "p"] {
      _ = model.update(.key(Key(Character(key))))
      #expect(model.update(.key(Key(.escape))) == [])
      #expect(model.underway != nil)
    }
    #expect(model.update(.key(Key(.escape))) == [.stopErrand])
  }
}
