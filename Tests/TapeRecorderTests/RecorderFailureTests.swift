import SessionModel
import TapeFile
import Testing

@testable import TapeRecorder

@Suite("A recorder whose disk is full")
struct RecorderFailureTests {
  @Test("refuses what comes, never blocks, and says why at the end")
  func fails() throws {
    let writer = try TapeWriter(to: FullSink(), description: TapeDescription())
    let recorder = try TapeRecorder(writer, capacity: 100)
    var attempts = 0
    while attempts < 20_000, recorder.record(.app(.active), at: .zero) || attempts < 10_000 {
      attempts += 1
    }
    let error = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(error == FullSink.error)
    #expect(!recorder.record(.app(.active), at: .zero))
  }

  private final class FullSink: TapeSink {
    static let error = TapeError(.inputOutput, "no space left")

    func write(_ bytes: [UInt8]) throws(TapeError) { throw FullSink.error }
    func finish() {}
    func abandon() {}
  }
}
