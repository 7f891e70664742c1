import SessionModel

/// Makes an intact tape of one that is unfinished or damaged.
///
/// What a journal still holds is taken over; where events are missing, the new tape says how many.
public enum TapeRepair {
  /// Writes what can be read of the tape at `path` to `output`; `path` and its journal stay as they are.
  ///
  /// - Parameter replacing: whether a file that exists may be replaced.
  /// - Throws: `locked` while the tape is being recorded; what reading under the salvage policy and
  ///   writing throw.
  @discardableResult
  public static func repair(
    _ path: String,
    to output: String,
    replacing: Bool = false
  ) throws(TapeError) -> CopyReport {
    let reader = try TapeReader(path: path, policy: .salvage)
    guard !reader.isBeingRecorded else {
      throw TapeError(.locked, "“\(path)” is being recorded; repair it when that has ended")
    }
    let sink = try FileSink(path: output, replacing: replacing)
    do throws(TapeError) {
      return try repair(reader, to: sink)
    } catch {
      sink.abandon()
      throw error
    }
  }

  /// Writes what `reader`, best one under the salvage policy, can read to `sink`.
  ///
  /// - Throws: what reading and writing throw.
  @discardableResult
  public static func repair(
    _ reader: TapeReader,
    to sink: any TapeSink
  ) throws(TapeError) -> CopyReport {
    let writer = try TapeWriter(
      to: sink,
      description: reader.description,
      reader.header.supplement
    )
    var copy = TapeCopy(to: writer)
    try copy.take(1..<(reader.eventCount + 1), of: reader)
    let torn = reader.losses.filter { $0.cause == .torn }.reduce(0) { $0 + ($1.events ?? 0) }
    try copy.tell(torn)
    try writer.finish()
    return CopyReport(events: copy.events, missing: copy.missing, losses: reader.losses)
  }
}
