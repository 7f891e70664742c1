public import SessionModel

/// Makes one tape of several that follow each other.
///
/// Each must begin in the state that the one before it ends in. One that was cut begins in the state
/// that its header says, any other in the one that its setup makes of an initial session. Times stay
/// where they already follow; else zero of the later tape is put where the earlier one ends. An `end`
/// stays in the last tape alone. The new tape has the description of the first, and begins as that
/// does.
public enum TapeJoin {
  /// A tape to be joined.
  public struct Part: Sendable {
    /// What it is called.
    public var name: String
    /// What reads it.
    public var reader: TapeReader

    /// The tape that `reader` reads, called `name`.
    public init(_ name: String, _ reader: TapeReader) {
      self.name = name
      self.reader = reader
    }
  }

  /// How tapes are put behind each other.
  public struct Options: Equatable, Sendable {
    /// Time from the end of a tape to zero of the next; nil keeps times that already follow.
    public var gap: Interval?
    /// Whether a tape's events are applied to the state that the tape before it ends in, whatever
    /// state they began in.
    public var continuesAnyway: Bool

    /// Times are kept where they follow; states must agree.
    public init(gap: Interval? = nil, continuesAnyway: Bool = false) {
      self.gap = gap
      self.continuesAnyway = continuesAnyway
    }
  }

  /// Writes all events of `tapes` to `sink`.
  ///
  /// Events that were lost are told as in a repair.
  ///
  /// - Throws: `differentSettings` where devices or policies differ; `doesNotFollow` where a tape begins
  ///   in another state; what reading and writing throw.
  @discardableResult
  public static func join(
    _ tapes: [Part],
    _ options: Options = Options(),
    to sink: any TapeSink
  ) throws(TapeError) -> CopyReport {
    guard let first = tapes.first else {
      throw TapeError(.doesNotFollow, "there is no tape to begin with")
    }
    for tape in tapes.dropFirst() { try checkHeaders(first, tape) }
    var supplement = first.reader.header.supplement
    supplement.origin = origin(of: tapes.map(\.reader))
    let writer = try TapeWriter(
      to: sink,
      description: first.reader.description,
      supplement
    )
    var copy = TapeCopy(to: writer)
    var (shift, end) = (Interval.zero, Time.zero)
    for (place, tape) in tapes.enumerated() {
      if place > 0 {
        let seam = TapeSeam(behind: tapes[place - 1].name, at: end, tape, writer, options)
        try seam.check()
        shift = seam.shift
      }
      let goesOn = place < tapes.count - 1
      let dropsEnd = goesOn ? try tape.reader.saysEnd : false
      let count = tape.reader.eventCount - (dropsEnd ? 1 : 0)
      try copy.take(1..<(count + 1), of: tape.reader, later: shift)
      end = max(end, tape.reader.endTime + shift)
    }
    try writer.finish()
    let losses = tapes.flatMap { $0.reader.losses }
    return CopyReport(events: copy.events, missing: copy.missing, losses: losses)
  }

  private static func checkHeaders(
    _ first: Part,
    _ other: Part
  ) throws(TapeError) {
    let (known, found) = (first.reader.description, other.reader.description)
    guard known.device == found.device else {
      throw TapeError(
        .differentSettings,
        "“\(other.name)” is of another device than “\(first.name)”: "
          + "\(text(of: found.device)), not \(text(of: known.device))"
      )
    }
    for policy in Policy.allCases where known.policies[policy] != found.policies[policy] {
      throw TapeError(
        .differentSettings,
        "“\(other.name)” has another policy \(policy.spelling) than “\(first.name)”: "
          + "\(found.policies[policy]), not \(known.policies[policy])"
      )
    }
  }

  private static func text(of device: TapeDescription.Device?) -> String {
    guard let device else { return "none" }
    let facts = device.facts.map { " \($0.key)=\($0.value)" }
    return "“\(device.name)”" + facts.joined()
  }

  /// The stretch that all were cut from, if they were cut from one, one behind the other.
  private static func origin(of readers: [TapeReader]) -> TapeOrigin? {
    guard var whole = readers.first?.header.origin else { return nil }
    for reader in readers.dropFirst() {
      guard let next = reader.header.origin, next.name == whole.name, next.salt == whole.salt,
        next.events.lowerBound - 1 == whole.events.upperBound
      else { return nil }
      whole.events = whole.events.lowerBound...next.events.upperBound
    }
    return whole
  }
}

extension TapeReader {
  /// Whether the last event is that the log ends.
  fileprivate var saysEnd: Bool {
    get throws(TapeError) {
      guard let last = blocks.indices.last else { return false }
      return try events(ofBlock: last).last?.event == .end
    }
  }
}
