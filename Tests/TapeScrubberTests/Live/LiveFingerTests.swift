import SessionModel
import TapeScrubber
import TerminalKit
import Testing

@Suite("A finger of a live recording")
struct LiveFingerTests {
  @Test("lands, moves and lifts with the mouse, within half a cell of the pointer")
  func follows() throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 100, 200)
    sample.mouse(.drag(.left), 140, 260)
    sample.mouse(.release(.left), 140, 260)
    #expect(sample.touches.map(\.phase) == [.down, .move, .up])
    for (touch, place) in zip(sample.touches, [(100.0, 200.0), (140, 260), (140, 260)]) {
      let position = try #require(touch.position)
      #expect((position.x - place.0).magnitude <= 1 / 3.0)
      #expect((position.y - place.1).magnitude <= 1 / 3.0)
    }
  }

  @Test("is on a whole pixel of the phone", arguments: [1.0, 2, 3])
  func pixels(scale: Double) throws {
    var sample = try LiveSample("setup size 390x844 scale=\(Int(scale))\n")
    sample.drag(from: Point(x: 11.3, y: 17.7), to: Point(x: 351.9, y: 701.1), steps: 30)
    for position in sample.touches.compactMap(\.position) {
      #expect((position.x * scale - (position.x * scale).rounded()).magnitude < 1e-9)
    }
  }

  @Test("goes back where it is dragged across the phone")
  func swipe() throws {
    var sample = try LiveSample()
    sample.type("n")
    sample.wait(milliseconds: 500)
    #expect(sample.stack("main") == ["Home", "List"])
    sample.drag(from: Point(x: 4, y: 400), to: Point(x: 330, y: 410))
    sample.wait(milliseconds: 600)
    #expect(sample.stack("main") == ["Home"])
  }

  @Test("opens the next screen with a tap, but not under a sheet")
  func taps() throws {
    var sample = try LiveSample()
    sample.tap(200, 300)
    sample.wait(milliseconds: 500)
    #expect(sample.stack("main") == ["Home", "List"])
    sample.type("s")
    sample.wait(milliseconds: 700)
    sample.tap(200, 300)
    sample.wait(milliseconds: 500)
    #expect(sample.stack("main") == ["Home", "List"])
    #expect(sample.stack("presented") == ["Sheet"])
  }

  @Test("stays at the edge where the pointer leaves the phone, and does not land beside it")
  func outside() throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), -30, 200)
    sample.mouse(.press(.left), 600, 200)
    #expect(sample.touches.isEmpty)
    sample.mouse(.press(.left), 380, 200)
    sample.mouse(.drag(.left), 900, -500)
    #expect(sample.touches.last?.position == Point(x: 390, y: 0))
  }

  @Test("has a mirror while alt or control is held", arguments: [Modifiers.alt, .control])
  func mirror(modifier: Modifiers) throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 150, 400, modifier)
    #expect(sample.touches.map(\.id) == [1, 2])
    sample.mouse(.drag(.left), 90, 300, modifier)
    let (first, second) = (sample.touches[2], sample.touches[3])
    let (one, two) = (try #require(first.position), try #require(second.position))
    #expect(one.x + two.x == 390)
    #expect(one.y + two.y == 844)
    sample.mouse(.drag(.left), 80, 300)
    #expect(sample.touches[4].phase == .up)
    #expect(sample.touches[4].id == 2)
    sample.mouse(.release(.left), 80, 300)
    #expect(sample.touches.last?.phase == .up)
    #expect(sample.model.session.touches.isEmpty)
  }

  @Test("pinches with a mirror that a key has asked for")
  func pinch() throws {
    var sample = try LiveSample()
    sample.type("2")
    sample.drag(from: Point(x: 180, y: 400), to: Point(x: 60, y: 200))
    #expect(sample.told("zoom began"))
    sample.type("2")
    sample.mouse(.press(.left), 100, 100)
    #expect(sample.model.session.touches.count == 1)
  }

  @Test("is moved by arrows and put down by space where there is no mouse")
  func arrows() throws {
    var sample = try LiveSample()
    sample.press(Key(.left), Key(.left), Key(" "))
    #expect(sample.touches.map(\.phase) == [.down])
    let start = try #require(sample.touches.last?.position)
    // Two steps of a twentieth of the width, each to the nearest pixel.
    #expect((start.x - (195 - 2 * 19.5)).magnitude < 0.5)
    #expect(start.y == 422)
    sample.press(Key(.down), Key(.right, .shift), Key(" "))
    #expect(sample.touches.map(\.phase) == [.down, .move, .move, .up])
    let end = try #require(sample.touches.last?.position)
    #expect((end.x - (start.x + 3.9)).magnitude < 0.5)
    #expect((end.y - (422 + 19.5)).magnitude < 0.5)
    #expect(sample.model.session.touches.isEmpty)
  }

  @Test("does not land while the app is away, and is taken when it goes")
  func away() throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 100, 100)
    sample.type("g")
    #expect(sample.touches.last?.phase == .cancel)
    #expect(sample.model.session.app == .background)
    sample.mouse(.drag(.left), 120, 100)
    sample.mouse(.release(.left), 120, 100)
    sample.mouse(.press(.left), 120, 100)
    #expect(sample.touches.count == 2)
    sample.type("g")
    #expect(sample.model.session.app == .active)
    sample.mouse(.press(.left), 120, 100)
    #expect(sample.touches.count == 3)
  }

  @Test("is lifted when another press tells that its release was lost")
  func lostRelease() throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 100, 100)
    sample.mouse(.press(.left), 200, 200)
    #expect(sample.touches.map(\.phase) == [.down, .up, .down])
  }

  @Test("is taken by the system on demand", arguments: [true, false])
  func taken(byKey: Bool) throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 100, 100)
    if byKey { sample.type("x") } else { sample.mouse(.press(.right), 100, 100) }
    sample.mouse(.release(.left), 100, 100)
    #expect(sample.touches.map(\.phase) == [.down, .cancel])
  }

  @Test("tells of places that it passed between two reports")
  func samples() throws {
    var sample = try LiveSample()
    sample.mouse(.press(.left), 100, 100)
    let place = sample.place(150, 150)
    sample.tell(.pointer(LivePointer(.drag(.left), at: place, isPassed: true)))
    guard case .touchSample(let passed) = sample.events.last?.event else {
      Issue.record("no sample was recorded")
      return
    }
    #expect(passed.kind == .coalesced)
    #expect(passed.id == 1)
    #expect(sample.touches.count == 1)
  }
}
