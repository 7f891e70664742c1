import SessionModel
import Testing

@Suite("What rises from the lower edge")
struct DetentTests {
  @Test("rests where the picture has it once nothing moves")
  func rest() {
    var names = NameTable()
    let (sheet, panel) = (names.intern("Sheet"), Name(.panel))
    var session = Session()
    var facts = NoFacts()
    let window = session.windows[0].name
    #expect(session.detents(of: sheet, in: window).isEmpty)
    session.apply(.call(NavigationCall(.present(sheet))), at: .zero, telling: &facts)
    let top = session.windows[0].size.height * 59 / 852
    let detents = session.detents(of: sheet, in: window)
    #expect(detents.count == 1 && abs(detents[0] - top) < 1e-9)
    session.advance(to: Time(microseconds: 5_000_000), telling: &facts)
    let y = session.picture(of: window).layer(of: sheet)?.frame.y ?? .nan
    #expect(abs(y - detents[0]) < 1e-9)
    #expect(session.detents(of: panel, in: window).isEmpty)
    #expect(session.detents(of: sheet, in: sheet).isEmpty)
  }

  @Test(
    "has a card's two stops, and its own while it is at another",
    arguments: ["collapsed", "half"]
  )
  func card(value: String) {
    var names = NameTable()
    let panel = Name(.panel)
    var session = Session()
    var facts = NoFacts()
    let setup = Setup.Containers(values: [.init(panel, names.intern(value))])
    session.apply(.setup(.containers(setup)), at: .zero, telling: &facts)
    let window = session.windows[0].name
    let detents = session.detents(of: panel, in: window)
    #expect(detents.count == (value == "half" ? 3 : 2))
    #expect(detents == detents.sorted())
    let y = session.picture(of: window).layer(of: panel)?.frame.y
    #expect(y.map(detents.contains) == true)
  }
}
