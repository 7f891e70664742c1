import SessionModel
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("What there is to draw of a window")
struct SceneTests {
  @Test("tells screens, cards, menus and sheets apart, and which lead back")
  func roles() throws {
    let scene = try scene(
      """
      setup stack main=[Home,List] panel=collapsed menu=open
      0.1 present Sheet
      1 end
      """,
      at: 900_000
    )
    #expect(scene.screens.map(\.name) == ["List", "panel", "menu", "Sheet"])
    #expect(scene.screens.map(\.role) == [.screen, .card, .menu, .sheet])
    #expect(scene.screens.map(\.canGoBack) == [true, false, false, false])
    #expect(scene.screens.map(\.hasHandle) == [false, true, false, true])
    #expect(scene.front == 3 && scene.tabsPlace == 1)
  }

  @Test("leads back from what is pushed, from its first moment on")
  func back() throws {
    let script = "setup stack main=[Home]\n0.1 push B animated 0.4\n1 end"
    let scene = try scene(script, at: 150_000)
    #expect(scene.screens.map(\.name) == ["Home", "B"])
    #expect(scene.screens.map(\.canGoBack) == [false, true])
  }

  @Test("has tabs unless their bar is hidden", arguments: [("shown", 2), ("hidden", 0)])
  func tabs(bar: String, count: Int) throws {
    let script = """
      setup stack main=[A] tabs=[one,two] selected=two bars tab=\(bar)
      1 end
      """
    let tabs = try scene(script, at: 0).tabs
    #expect(tabs.count == count)
    #expect(tabs.filter(\.isSelected).map(\.name) == (count > 0 ? ["two"] : []))
  }

  @Test("has the zones of the edge pans that were declared, each edge once")
  func zones() throws {
    let script = """
      setup stack main=[A,B]
      setup policy edgeWidth=30
      setup recognizer one edgePan edge=left on=main drives=pop
      setup recognizer two edgePan edge=right on=main drives=push:N
      setup recognizer three edgePan edge=leading on=main
      1 end
      """
    let zones = try scene(script, at: 0).zones
    #expect(zones.map(\.edge) == [.left, .right])
    #expect(zones.allSatisfy { $0.width == 30 && !$0.isLit })
  }

  @Test("has its shadow on the side from which a screen comes, whichever direction it reads")
  func shadows() throws {
    for (direction, isLeft) in [("ltr", true), ("rtl", false)] {
      let script = """
        setup size 390x844 dir=\(direction)
        setup stack main=[Home]
        0.1 push Photo animated 0.4
        1 end
        """
      let size = CellSize(columns: 42, rows: 20)
      let look = PhoneLook(depth: .trueColor)
      let screen = try PhoneMoments.phone(script, at: 300_000, size, look)
      let surface = Surfaces(.trueColor)["Photo"].color
      let columns = (1...40).filter { screen[$0, 10].style.background == surface }
      let edge = try #require(isLeft ? columns.first : columns.last)
      let beside = isLeft ? edge - 2 : edge + 2
      let far = isLeft ? edge - 6 : edge + 6
      #expect(screen[beside, 10].style.background != screen[far, 10].style.background)
    }
  }

  @Test("shows and hides edge zones with e")
  func edgeZones() throws {
    var model = ScrubberModel(try SampleSession.source(), size: Layout.least)
    model.settle()
    let before = model.view()
    _ = model.update(.key(Key("e")))
    #expect(model.view() != before)
    let dots = model.view().lines.joined().unicodeScalars.filter {
      (0x2801...0x28FF).contains($0.value)
    }
    #expect(dots.count > 5)
    _ = model.update(.key(Key("e")))
    #expect(model.view() == before)
  }

  private func scene(_ script: String, at microseconds: Int64) throws -> PhoneScene {
    let source = try SampleSession.source(script)
    let moment = PhoneMoments.moment(source, at: microseconds)
    return PhoneScene(moment, window: moment.session.windows[0], names: source.names)
  }
}
