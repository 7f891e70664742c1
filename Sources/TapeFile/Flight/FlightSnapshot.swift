import SessionModel

/// What a flight recorder holds at a moment.
package struct FlightSnapshot: Sendable {
  let description: TapeDescription
  let salt: UInt64
  /// Sealed blocks, the oldest first.
  let blocks: [[UInt8]]
  /// The events behind them.
  let rest: [TimedEvent]
  /// The session before `rest`; nil where that is the initial one.
  let restStart: Session?
  /// The number of the first of `rest` among all events that were recorded.
  let restFirst: Int
  /// The names of all of it.
  let names: NameTable

  /// What became of it as a tape.
  package struct Dump: Equatable, Sendable {
    /// The number that the tape's first event had among all that were recorded.
    package var firstEvent: Int
    /// Events of the tape.
    package var eventCount: Int
  }

  /// Writes an ordinary tape to the file at `path`, which appears as a whole.
  ///
  /// - Throws: `fileExists` unless `replacing`; what writing throws; `tooLarge` where no state fits a
  ///   header.
  @discardableResult
  package func write(to path: String, replacing: Bool) throws(TapeError) -> Dump {
    let sink = try FileSink(path: path, replacing: replacing)
    do throws(TapeError) {
      let (writer, dump) = try tape(to: sink)
      try writer.finish()
      return dump
    } catch {
      sink.abandon()
      throw error
    }
  }

  /// The bytes of an ordinary tape.
  package func bytes() throws(TapeError) -> (bytes: [UInt8], dump: Dump) {
    let sink = MemorySink()
    let (writer, dump) = try tape(to: sink)
    try writer.finish()
    return (sink.bytes, dump)
  }

  /// A tape of everything, not finished yet.
  func tape(to sink: any TapeSink) throws(TapeError) -> (writer: TapeWriter, Dump) {
    let stored = try storedBlocks()
    let writer = try writer(to: sink, stored.isEmpty ? restStart : start(of: stored[0]))
    let decoder = try BlockDecoder()
    var events: [TimedEvent] = []
    for block in stored {
      events.removeAll(keepingCapacity: true)
      do throws(MalformedBytes) {
        try decoder.decode(block, into: &events)
      } catch {
        throw FlightSnapshot.damaged(block, error)
      }
      for event in events { try writer.append(event, names: names) }
    }
    for event in rest { try writer.append(event, names: names) }
    let first = stored.first.map { Int($0.header.firstEvent) } ?? restFirst
    return (writer, Dump(firstEvent: first, eventCount: writer.eventCount))
  }

  private func writer(to sink: any TapeSink, _ start: Session?) throws(TapeError) -> TapeWriter {
    guard let start else { return try TapeWriter(to: sink, description: description) }
    return try TapeWriter(
      to: sink,
      description: description,
      start: TapeStart(session: start, names: names)
    )
  }

  /// The blocks from the first one on that a tape can begin with.
  private func storedBlocks() throws(TapeError) -> [Block] {
    var stored: [Block] = []
    for bytes in blocks {
      do throws(MalformedBytes) {
        stored.append(try Block(bytes, salt: salt))
      } catch {
        throw TapeError(.damagedBlock, "a block of the flight recorder \(error.reason)")
      }
    }
    return Array(stored.drop { $0.header.keyframe == .absent })
  }

  private func start(of block: Block) throws(TapeError) -> Session? {
    guard block.header.keyframe == .stored else { return nil }
    let decoder = try BlockDecoder()
    do throws(MalformedBytes) {
      return try Keyframe.decode(
        try decoder.preamble(block).keyframe,
        policies: description.policies
      )
    } catch {
      throw FlightSnapshot.damaged(block, error)
    }
  }

  private static func damaged(_ block: Block, _ error: MalformedBytes) -> TapeError {
    TapeError(
      .damagedBlock,
      "the flight recorder's block from event \(block.header.firstEvent) on \(error.reason)"
    )
  }
}
