import GestureScript
import SessionModel
import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit
import TestSupport
import Testing

@testable import TapeCommands

@Suite("A tape that is recorded live")
struct LiveOutputTests {
  @Test("replays to the state that was shown, digest for digest", arguments: 0..<60)
  func replays(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let output = try LiveOutput(folder.path("a.tape"), TapeDescription(), force: false)
    let script = try Script.parse(Array(LiveSetup.script.utf8), file: "setup").performSetup()
    var model = LiveModel(setup: script.events.map(\.event), names: script.names)
    var random = SeededGenerator(seed: seed)
    var time = Time.zero
    var refused = 0
    func tell(_ message: LiveMessage) {
      for effect in model.update(message, at: time) {
        guard case .record(let event, let time) = effect else { continue }
        if !output.record(event, names: model.names, at: time) { refused += 1 }
      }
    }
    tell(.start)
    for _ in 0..<80 {
      time = time + Interval(microseconds: Int64.random(in: 0...400_000, using: &random))
      tell(Self.message(&random))
    }
    tell(.stop)
    try output.finish()
    #expect(refused == 0)
    let tape = try TapeReader(path: output.path, policy: .strict)
    #expect(tape.eventCount == model.eventCount)
    var replayer = Replayer(tape, through: SessionReducer(policies: tape.description.policies))
    try replayer.seekToEnd()
    #expect(replayer.state.digest == model.session.digest)
  }

  @Test("is there as far as it was recorded, whatever becomes of the program")
  func unfinished() throws {
    let folder = try TemporaryFolder()
    let output = try LiveOutput(folder.path("a.tape"), TapeDescription(), force: false)
    let event = Event.touch(Touch(.down, id: 1, position: Point(x: 1, y: 2)))
    #expect(output.record(event, names: NameTable(), at: .zero))
    #expect(try TapeReader(path: output.path).eventCount == 1)
    try output.finish()
  }

  @Test("is not begun over a file that exists, on standard output, or where there is no folder")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    try LiveOutput(path, TapeDescription(), force: false).finish()
    for (path, status) in [
      (path, ExitStatus.cannotCreate), ("-", .usage), (folder.path("no/b.tape"), .cannotCreate),
    ] {
      let error = #expect(throws: CommandError.self) {
        _ = try LiveOutput(path, TapeDescription(), force: false)
      }
      #expect(error?.status == status)
    }
    try LiveOutput(path, TapeDescription(), force: true).finish()
  }

  private static func message(_ random: inout SeededGenerator) -> LiveMessage {
    let keys = Array("nbsdtrgx2pm B")
    let choice = Int.random(in: 0..<24, using: &random)
    if choice < keys.count { return .key(Key(keys[choice])) }
    if choice == keys.count { return .key(Key(.enter)) }
    let actions: [Mouse.Action] = [.press(.left), .drag(.left), .drag(.left), .release(.left)]
    let place = MousePlace(
      column: Double.random(in: 0..<30, using: &random),
      row: Double.random(in: 0..<24, using: &random)
    )
    return .pointer(LivePointer(actions[choice % actions.count], at: place))
  }
}
