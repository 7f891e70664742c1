import SessionModel

/// Makes an intact tape of one that is unfinished or damaged.
///
/// What a journal still holds is taken over; where events are missing, the new tape says how many.
public enum TapeRepair {
  /// What came of it.
  public struct Report: Equatable, Sendable {
    /// Events that were carried over.
    public var events: Int
    /// Events that are known to be missing.
    public var missing: Int
    /// Everything that could not be read.
    public var losses: [TapeLoss]
  }

  /// Cause of the losses that a repaired tape tells of.
  private static let cause = "damage"

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
  ) throws(TapeError) -> Report {
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
  ) throws(TapeError) -> Report {
    var copy = try Copy(to: sink, reader)
    for block in reader.blocks.indices { try copy.take(block: block) }
    let torn = reader.losses.filter { $0.cause == .torn }.reduce(0) { $0 + ($1.events ?? 0) }
    try copy.tell(torn)
    try copy.writer.finish()
    return Report(events: copy.events, missing: copy.missing, losses: reader.losses)
  }

  /// A tape on its way to another one.
  private struct Copy {
    let writer: TapeWriter
    var events = 0
    var missing = 0
    private let reader: TapeReader
    private let names: NameTable
    private let cause: Name
    private var time = Time.zero
    private var next = 1

    init(to sink: any TapeSink, _ reader: TapeReader) throws(TapeError) {
      self.reader = reader
      writer = try TapeWriter(to: sink, description: reader.description)
      var names = reader.names
      cause = names.intern(TapeRepair.cause)
      self.names = names
    }

    mutating func take(block: Int) throws(TapeError) {
      let info = reader.blocks[block]
      try tell(info.firstEvent - next)
      let found = try reader.events(ofBlock: block)
      for event in found { try writer.append(event, names: names) }
      events += found.count
      time = found.last?.time ?? info.lastTime
      try tell(info.count - found.count)
      next = info.lastEvent + 1
    }

    mutating func tell(_ count: Int) throws(TapeError) {
      guard count > 0 else { return }
      missing += count
      let lost = Event.lost(count: UInt64(count), cause: cause)
      try writer.append(TimedEvent(time, lost), names: names)
    }
  }
}
