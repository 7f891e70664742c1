import TapeReplay
import TerminalKit
import TestSupport
import Testing

@testable import TapeScrubber

@Suite("What the player says")
struct NoticeTests {
  private func model() throws -> ScrubberModel<MemoryEvents> {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    return model
  }

  @Test(
    "names a key that does nothing, and the one that lists the keys",
    arguments: [
      (Key("J"), "'J'"), (Key("é"), "'é'"), (Key(.function(7)), "'<F7>'"),
      (Key("x", .alt), "'<A-x>'"), (Key(.insert), "'<ins>'"), (Key(.enter), "'<enter>'"),
    ]
  )
  func unknownKeys(key: Key, title: String) throws {
    var model = try model()
    let place = model.position
    #expect(model.update(.key(key)) == [])
    #expect(model.notice == "\(title) does nothing here; ? lists the keys")
    #expect(model.position == place)
    model.press("3")
    #expect(model.notice.isEmpty)
  }

  @Test("is silent about a mouse that only moves, and lets stand what it said")
  func mouse() throws {
    var model = try model()
    model.press("J")
    let said = model.notice
    let actions: [Mouse.Action] = [
      .move, .press(.right), .press(.middle), .drag(.right), .release(nil),
    ]
    for action in actions {
      _ = model.update(.mouse(Mouse(action, at: CellPosition(column: 60, row: 5))))
      #expect(model.notice == said)
    }
  }

  @Test("quotes in one way", arguments: 0..<150)
  func quotes(seed: UInt64) throws {
    var random = RandomMessages(seed: seed)
    var model = try model()
    let inputs = [
      "g@\"x y\"", "/a b", "Wrecognizer.z.kind=pan", "Wx=1", "Wrecognizer.back.finish=tx +",
      "Wrecognizer.back.begin=nothing > 1", "g stack.x", "g#99999",
    ]
    for text in inputs {
      for key in text { _ = model.update(.key(Key(key))) }
      _ = model.update(.key(Key(.enter)))
      model.settle()
      expectOneStyle(model.notice)
    }
    for _ in 0..<60 {
      _ = model.update(random.next())
      // What somebody has typed or named may hold any character.
      if !model.notice.contains("place where"), model.notice.count < 200 {
        expectOneStyle(model.notice)
      }
    }
  }

  private func expectOneStyle(_ notice: String) {
    for quote in ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "`"] {
      #expect(!notice.contains(quote), "\(notice)")
    }
  }
}
