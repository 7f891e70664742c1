import SessionModel
import TapeFile
import Testing

@Suite("A writer whose disk is full")
struct WriterFailureTests {
  @Test("says so at once and at every later call", arguments: 0..<3)
  func fails(room: Int) throws {
    let sink = FullSink(room: room)
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    let event = TimedEvent(.zero, .app(.active))
    let failure = #expect(throws: TapeError.self) {
      for _ in 0..<(2 * TapeFormat.eventsPerBlock) { try writer.append(event, names: NameTable()) }
      try writer.finish()
    }
    #expect(failure == FullSink.error)
    let again = #expect(throws: TapeError.self) { try writer.append(event, names: NameTable()) }
    #expect(again == FullSink.error)
    let end = #expect(throws: TapeError.self) { try writer.finish() }
    #expect(end == FullSink.error)
    #expect(sink.writes == room)
  }

  /// Takes `room` pieces and no more.
  private final class FullSink: TapeSink {
    static let error = TapeError(.inputOutput, "no space left")
    private let room: Int
    private(set) var writes = 0

    init(room: Int) {
      self.room = room
    }

    func write(_ bytes: [UInt8]) throws(TapeError) {
      guard writes < room else { throw FullSink.error }
      writes += 1
    }

    func finish() {}

    func abandon() {}
  }
}
