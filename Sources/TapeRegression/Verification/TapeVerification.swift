import SessionModel
import TapeFile
import TapeReplay

/// Judges a tape: by its outline, by the digests in it, and by the law that seeking is replaying.
struct TapeVerification {
  /// Places, evenly spread, at which seeking is compared with the straight replay.
  static let seekCount = 8

  private let reader: TapeReader
  private var failures: [String] = []
  private var lines: [String] = []
  /// Digests of the straight replay, by event number, in order.
  private var landmarks: [(event: Int, digest: UInt64)] = []

  static func verify(_ file: RegressionFile) -> Verification {
    var verification = Verification(path: file.path)
    do {
      let reader = try TapeReader(path: file.path, policy: .strict)
      var judge = TapeVerification(reader: reader)
      try judge.replay()
      try judge.seek()
      judge.compare(with: try StoredFile.read(file.outlinePath), file)
      verification.failures = judge.failures
    } catch {
      verification.failures = ["\(error)"]
    }
    return verification
  }

  private init(reader: TapeReader) {
    self.reader = reader
  }

  private mutating func replay() throws(TapeError) {
    var writer = OutlineWriter(of: reader)
    var events: [TimedEvent] = []
    let stride = max(1, reader.eventCount / TapeVerification.seekCount)
    for (place, block) in reader.blocks.enumerated() {
      try reader.read(block: place, into: &events)
      for timed in events {
        writer.apply(timed)
        guard writer.eventCount % stride == 0 else { continue }
        landmarks.append((writer.eventCount, writer.session.digest))
      }
      lines.append(contentsOf: writer.takeLines())
      check(writer, atEndOf: block)
    }
    if writer.eventCount != reader.eventCount {
      failures.append(
        "the tape has \(writer.eventCount) events, its blocks say \(reader.eventCount)"
      )
    }
    writer.finish()
    lines.append(contentsOf: writer.takeLines())
  }

  private mutating func check(_ writer: OutlineWriter, atEndOf block: BlockInfo) {
    guard reader.isReducerCurrent, writer.session.digest != block.closingDigest else { return }
    failures.append(
      "after event \(block.lastEvent) the digest is "
        + "\(StateTree.hexadecimal(writer.session.digest)), the tape says "
        + StateTree.hexadecimal(block.closingDigest)
    )
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

  private mutating func compare(with stored: [UInt8]?, _ file: RegressionFile) {
    guard let stored else {
      failures.append("there is no \(file.outlinePath); `touchtape approve \(file.path)` makes one")
      return
    }
    let outline = Outline(text: String(decoding: stored, as: UTF8.self))
    let difference = LineDifference.lines(from: outline.lines, to: lines)
    guard !difference.isEmpty else { return }
    failures.append("the replay differs from \(file.outlinePath):")
    failures.append(contentsOf: difference)
  }
}
