import GestureScript
import SessionModel
import Testing

@testable import Interchange

@Suite("An imported tape's events")
struct ImportedTapeTests {
  /// A screen on which the sample panel's 1000 × 2000 units are simple numbers of points.
  private static let screen = Size(width: 99.9, height: 199.9)

  private static func tape(
    _ frames: [SampleFrame],
    _ options: ImportOptions = ImportOptions(screen: screen)
  ) throws -> ImportedTape {
    try TouchImporter(options).tape(from: SampleLog(frames: frames).bytes(.evemu))
  }

  @Test("place each finger in points with its pressure as a part of the largest")
  func finger() throws {
    let tape = try Self.tape([
      SampleFrame(5_000_000, [.id(7), .x(0), .y(1_999), .pressure(51)]),
      SampleFrame(5_008_000, [.x(999)]), SampleFrame(5_016_000, [.lift, .pressure(0)]),
    ])
    #expect(
      tape.story == [
        "1 down 0.0,199.9 0.2 @0", "1 move 99.9,199.9 0.2 @8000",
        "1 up 99.9,199.9 0.2 @16000",
      ]
    )
    #expect(tape.events.last == TimedEvent(Time(microseconds: 16_000), .end))
  }

  @Test("leave out a place that is not known until it is")
  func unknownPlace() throws {
    let tape = try Self.tape([
      SampleFrame(0, [.id(1), .y(1_999)]), SampleFrame(10, [.y(0)]), SampleFrame(20, [.x(999)]),
      SampleFrame(30, [.lift]),
    ])
    #expect(
      tape.story == ["1 down nowhere @0", "1 move 99.9,0.0 @20", "1 up 99.9,0.0 @30"]
    )
    let never = try Self.tape([SampleFrame(0, [.id(1)]), SampleFrame(9, [.lift])])
    #expect(never.story == ["1 down nowhere @0", "1 up nowhere @9"])
  }

  @Test("cancel without a place what is down at the end")
  func cancelled() throws {
    let tape = try Self.tape([
      SampleFrame(0, [.id(1), .x(0), .y(0), .pressure(255)]), SampleFrame(50, [.x(999)]),
    ])
    #expect(tape.story.last == "1 cancel nowhere @50")
    #expect(tape.touches.last == Touch(.cancel, id: 1))
    #expect(tape.report.count(of: .repaired) == 1)
  }

  @Test("tell what touches", arguments: [(Int32(0), Touch.Kind.direct), (1, .pencil)])
  func kind(tool: Int32, kind: Touch.Kind) throws {
    let tape = try Self.tape([
      SampleFrame(0, [.id(1), .x(0), .y(0), .tool(tool)]), SampleFrame(50, [.lift]),
    ])
    #expect(tape.touches.map(\.kind) == [kind, kind])
  }

  @Test("come from a distance where the device is a touchpad")
  func touchpad() throws {
    let frames = [SampleFrame(0, [.id(1), .x(0), .y(0)]), SampleFrame(50, [.lift])]
    let text = SampleLog(frames: frames).text(.evemu)
      .split(separator: "\n").map { $0.hasPrefix("P:") ? "P: 05 00 00 00 00 00 00 00" : $0 }
      .joined(separator: "\n")
    let tape = try TouchImporter().tape(from: Array(text.utf8))
    #expect(tape.touches.map(\.kind) == [.indirect, .indirect])
    #expect(tape.report.notices.map(\.code) == [.pointerDevice])
  }

  @Test("begin with the screen's size where no setup states it")
  func screenSize() throws {
    let frames = [SampleFrame(0, [.id(1), .x(0), .y(0)])]
    let size = Setup.surroundings(Setup.Surroundings(size: Self.screen))
    #expect(try Self.tape(frames).events.first == TimedEvent(.zero, .setup(size)))
    let usual = Setup.surroundings(Setup.Surroundings(size: Size(width: 390, height: 844)))
    #expect(
      try Self.tape(frames, ImportOptions()).events.first == TimedEvent(.zero, .setup(usual))
    )
  }

  @Test("begin with the setup, whose window is the screen")
  func setup() throws {
    let script = """
      tape writer=lab
      setup size 99.9x199.9 rate=60
      setup stack main=[A,B]
      """
    let setup = try Script.parse(Array(script.utf8), file: "s").performSetup()
    let frames = [SampleFrame(0, [.id(1), .x(999), .y(1_999)])]
    let tape = try Self.tape(frames, ImportOptions(setup: setup))
    #expect(Array(tape.events.prefix(2)) == setup.events)
    #expect(tape.touches.first?.position == Point(x: 99.9, y: 199.9))
    #expect(tape.description.writer == "lab")
    #expect(tape.description.device?.name == "Panel")
    let named = try Self.tape(
      frames,
      ImportOptions(screen: Size(width: 1, height: 1), setup: setup)
    )
    #expect(named.touches.first?.position == Point(x: 1, y: 1))
  }

  @Test("leave the device of the setup its name and facts, and add what was recorded")
  func setupDevice() throws {
    let script = "tape device bench rotation=told rig=2"
    let setup = try Script.parse(Array(script.utf8), file: "s").performSetup()
    let tape = try Self.tape([SampleFrame(0, [.id(1)])], ImportOptions(setup: setup))
    let device = try #require(tape.description.device)
    #expect(device.name == "bench")
    #expect(device.facts.prefix(2).map(\.value) == ["told", "2"])
    #expect(device.facts.filter { $0.key == "rotation" }.count == 1)
    #expect(device.facts.contains(TapeDescription.Entry("format", "evemu")))
  }
}
