import SessionModel
import Synchronization
import TapeFile
import TestSupport

/// Reads and reduces blocks of a tape, from the keyframe of the first.
struct WholeFold: Sendable {
  let reader: TapeReader

  init(_ reader: TapeReader) {
    self.reader = reader
  }

  @discardableResult
  func fold(_ blocks: Range<Int>) throws(TapeError) -> Session {
    var session = Session(policies: reader.description.policies)
    if let first = blocks.first, first > 0, let keyframe = try reader.keyframe(ofBlock: first) {
      session = keyframe
    }
    var silence = NoFacts()
    var events: [TimedEvent] = []
    for block in blocks {
      try reader.read(block: block, into: &events)
      for event in events { session.apply(event.event, at: event.time, telling: &silence) }
    }
    return session
  }

  /// Seconds of this thread's processor time that `fold` takes.
  func processorSeconds(_ blocks: Range<Int>) throws(TapeError) -> Double {
    try Stopwatch.threadSeconds { () throws(TapeError) in _ = try fold(blocks) }.0
  }

  /// Reads and reduces both halves of the tape at the same time, and returns the processor time of
  /// the thread that had more to do.
  func halves() -> Double {
    let middle = reader.blocks.count / 2
    let other = Mutex(0.0)
    let second = SystemThread { [self] in
      let seconds = (try? processorSeconds(middle..<reader.blocks.count)) ?? .nan
      other.withLock { $0 = seconds }
    }
    let first = (try? processorSeconds(0..<middle)) ?? .nan
    second?.join()
    return max(first, other.withLock { $0 })
  }
}
