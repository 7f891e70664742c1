import SessionModel
import TestSupport
import Testing

@testable import Interchange

@Suite("An imported tape")
struct ImportedTapeLawTests {
  private static func tape(
    _ bytes: [UInt8],
    _ format: RecordingFormat,
    rotation: ScreenRotation = .none
  ) throws -> ImportedTape {
    var options = ImportOptions(format: format, rotation: rotation)
    if format == .getevent { options.description = Array(SampleLog.capabilities.utf8) }
    return try TouchImporter(options).tape(from: bytes)
  }

  @Test("replays to nothing touched and no fault, in every format", arguments: 0..<300)
  func replays(seed: UInt64) throws {
    let log = SampleLog(frames: SampleFrame.random(seed: seed))
    for format in RecordingFormat.allCases {
      let tape = try Self.tape(log.bytes(format), format)
      let replay = ReplayedTouches(tape)
      #expect(tape.isWhole)
      #expect(replay.session.touches.isEmpty)
      #expect(replay.faults.isEmpty)
      let downs = tape.touches.filter { $0.phase == .down }
      #expect(downs.indices.allSatisfy { downs[$0].id == Int32($0 + 1) })
      #expect(tape.report.contactCount == downs.count)
    }
  }

  @Test("is whole wherever the recording is cut", arguments: RecordingFormat.allCases)
  func cutAnywhere(format: RecordingFormat) throws {
    var imported = 0
    for seed in 0..<8 as Range<UInt64> {
      let lines = SampleLog(frames: SampleFrame.random(seed: seed)).lines(format)
      for count in 0...lines.count {
        let bytes = Array(lines.prefix(count).map { $0 + "\n" }.joined().utf8)
        guard let tape = try? Self.tape(bytes, format) else { continue }
        let replay = ReplayedTouches(tape)
        #expect(tape.isWhole && replay.session.touches.isEmpty && replay.faults.isEmpty)
        imported += 1
      }
    }
    #expect(imported > 100)
  }

  @Test("has the same touches in all formats and when it is imported twice", arguments: 0..<100)
  func equal(seed: UInt64) throws {
    let log = SampleLog(frames: SampleFrame.random(seed: seed))
    let reference = try Self.tape(log.bytes(.evemu), .evemu)
    for format in RecordingFormat.allCases {
      let first = try Self.tape(log.bytes(format), format)
      let second = try Self.tape(log.bytes(format), format)
      #expect(first.events == second.events)
      #expect(first.description == second.description)
      #expect(first.report == second.report)
      #expect(first.events == reference.events)
    }
  }

  @Test("has the same touches, turned, in every rotation", arguments: ScreenRotation.allCases)
  func rotation(rotation: ScreenRotation) throws {
    let bytes = SampleLog(frames: SampleFrame.random(seed: 1)).bytes(.evemu)
    let plain = try Self.tape(bytes, .evemu)
    let turned = try Self.tape(bytes, .evemu, rotation: rotation)
    #expect(turned.touches.map(\.id) == plain.touches.map(\.id))
    #expect(turned.touches.map(\.phase) == plain.touches.map(\.phase))
    #expect(turned.touches.map(\.force) == plain.touches.map(\.force))
    #expect((turned.touches == plain.touches) == (rotation == .none))
  }
}
