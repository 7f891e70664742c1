import SessionModel
import TapeFile
import TapeReplay

/// Judges a tape: by its outline, by the digests in it, and by the law that seeking is replaying.
struct TapeVerification {
  /// Places, evenly spread, at which seeking is compared with the straight replay.
  static let seekCount = 8

  /// Faults of blocks that are told; the first few say it all.
  static let mostFaults = 8

  private let reader: TapeReader
  private var failures: [String] = []
  /// Digests of the straight replay, by event number, in order.
  private var landmarks: [(event: Int, digest: UInt64)] = []

  /// Judges a tape, its blocks on `workers` threads.
  static func verify(_ file: RegressionFile, workers: Int) -> Verification {
    var verification = Verification(path: file.path)
    do {
      let reader = try TapeReader(path: file.path, policy: .strict)
      var judge = TapeVerification(reader: reader)
      try judge.check(workers: workers)
      let difference = try judge.replay(comparingWith: StoredLines(file.outlinePath))
      try judge.seek()
      judge.note(difference, file)
      verification.failures = judge.failures
    } catch {
      verification.failures = ["\(error)"]
    }
    return verification
  }

  private init(reader: TapeReader) {
    self.reader = reader
  }

  private mutating func check(workers: Int) throws(TapeError) {
    try TapeCheck(of: reader, workers: workers).forEachFault { fault in
      failures.append(fault.description)
      return failures.count < TapeVerification.mostFaults
    }
  }

  /// Replays the tape; what differs between its outline and the stored one, nil without a stored one.
  private mutating func replay(
    comparingWith stored: StoredLines?
  ) throws(any Error) -> [String]? {
    var writer = OutlineWriter(of: reader)
    var comparison = stored.map(LineComparison.init)
    var events: [TimedEvent] = []
    let stride = max(1, reader.eventCount / TapeVerification.seekCount)
    for place in reader.blocks.indices {
      try reader.read(block: place, into: &events)
      for timed in events {
        writer.apply(timed)
        guard writer.eventCount % stride == 0 else { continue }
        landmarks.append((writer.eventCount, writer.session.digest))
      }
      // Taken even if nobody compares them: they must not pile up.
      let lines = writer.takeLines()
      try comparison?.add(lines)
    }
    if writer.eventCount != reader.eventCount {
      failures.append(
        "the tape has \(writer.eventCount) events, its blocks say \(reader.eventCount)"
      )
    }
    writer.finish()
    let lines = writer.takeLines()
    try comparison?.add(lines)
    return try comparison?.finish()
  }

  /// Seeks from the end to the start, so that every seek must go back.
  private mutating func seek() throws(TapeError) {
    let reducer = SessionReducer(policies: reader.description.policies)
    var replayer = Replayer(reader, through: reducer)
    for (event, digest) in landmarks.reversed() {
      try replayer.seek(toEvent: event)
      guard replayer.state.digest != digest else { continue }
      failures.append(
        "seeking to event \(event) gives the digest "
          + "\(StateTree.hexadecimal(replayer.state.digest)), replaying \(StateTree.hexadecimal(digest))"
      )
    }
  }

  private mutating func note(_ difference: [String]?, _ file: RegressionFile) {
    guard let difference else {
      failures.append("there is no \(file.outlinePath); `touchtape approve \(file.path)` makes one")
      return
    }
    guard !difference.isEmpty else { return }
    failures.append("the replay differs from \(file.outlinePath):")
    failures.append(contentsOf: difference)
    failures.append("if this is what it should do, `touchtape approve \(file.path)` accepts it")
  }
}
