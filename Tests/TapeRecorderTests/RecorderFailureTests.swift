import SessionModel
import TapeFile
import TestSupport
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

  @Test("says why at the end, and only once, also when it failed long before")
  func failsEarly() throws {
    let writer = try TapeWriter(to: FullSink(), description: TapeDescription())
    let recorder = try TapeRecorder(writer, capacity: 10_000)
    while !recorder.queue.isClosed { recorder.record(.app(.active), at: .zero) }
    let error = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(error == FullSink.error)
    let second = #expect(throws: TapeError.self) { try recorder.finish() }
    #expect(second?.code == .finished)
  }

  @Test("takes any capacity", arguments: [Int.min, -1, 0, 1, Int.max])
  func capacities(_ capacity: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    let recorder = try TapeRecorder(
      path: path,
      description: TapeDescription(),
      capacity: capacity
    )
    #expect(recorder.record(.app(.active), at: .zero))
    try recorder.finish()
    #expect(try TapeReader(path: path).eventCount == 1)
  }

  private final class FullSink: TapeSink {
    static let error = TapeError(.inputOutput, "no space left")

    func write(_ bytes: [UInt8]) throws(TapeError) { throw FullSink.error }
    func finish() {}
    func abandon() {}
  }
}
