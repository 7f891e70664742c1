import SessionModel
import TapeFile

/// Joins blocks that were replayed each alone, and finds where they do not fit together.
///
/// Where a block ends in another state than the tape states, the next keyframe decides: one that agrees
/// with the stated digest starts the next block, so that a fault is named once and not again for every
/// block behind it; one that agrees with neither is a fault of its own.
struct BlockChain {
  typealias Replayed = BlockReplay<TapeReader, SessionReducer, UInt64>.Replayed

  /// What the block before has led to.
  private struct End {
    var moment: Moment<Session>
    var digest: UInt64
    /// What the tape states.
    var stated: UInt64
  }

  private let reader: TapeReader
  private let reducer: SessionReducer
  private var end: End?
  private var events: [TimedEvent] = []

  init(_ reader: TapeReader, _ reducer: SessionReducer) {
    self.reader = reader
    self.reducer = reducer
  }

  /// The faults of the next block, whose own keyframe, if there is one, leads to `replayed`.
  mutating func add(_ replayed: Replayed?, block index: Int) throws(TapeError) -> [BlockFault] {
    var faults: [BlockFault] = []
    var replayed = replayed
    if let end, !end.moment.isBroken, !(replayed?.begins(at: end.moment, reducer) ?? false) {
      let claimed = replayed?.keyframe?.digest
      if end.digest == end.stated || claimed != end.stated {
        // Another state is the true one: the keyframe lies or is missing.
        if let claimed { faults.append(fault(.keyframe, index, claimed, end.digest)) }
        replayed = try replay(index, from: end.moment)
      }
    }
    guard let replayed else { return faults }
    return faults + close(index, replayed)
  }

  /// Ends block `index`, and compares what the tape says of its end.
  private mutating func close(_ index: Int, _ replayed: Replayed) -> [BlockFault] {
    let info = reader.blocks[index]
    var end = End(moment: replayed.end, digest: replayed.part, stated: info.closingDigest)
    end.moment.isBroken = replayed.eventCount < info.count || isLastBeforeGap(index)
    self.end = end
    guard replayed.eventCount == info.count else { return [] }
    var faults: [BlockFault] = []
    if end.digest != end.stated { faults.append(fault(.digest, index, end.stated, end.digest)) }
    if end.moment.time != info.lastTime {
      let (stated, replayed) = (info.lastTime.microseconds, end.moment.time.microseconds)
      faults.append(fault(.time, index, UInt64(stated), UInt64(replayed)))
    }
    return faults
  }

  /// Whether blocks behind this one were lost as a whole.
  private func isLastBeforeGap(_ index: Int) -> Bool {
    index + 1 < reader.blocks.count
      && reader.blocks[index + 1].firstEvent != reader.blocks[index].lastEvent + 1
  }

  private mutating func replay(
    _ index: Int,
    from start: Moment<Session>
  ) throws(TapeError) -> Replayed {
    try reader.read(block: index, into: &events)
    var moment = start
    moment.apply(events[...], by: reducer)
    return Replayed(
      keyframe: nil,
      eventCount: events.count,
      part: moment.state.digest,
      end: moment
    )
  }

  private func fault(
    _ kind: BlockFault.Kind,
    _ index: Int,
    _ stated: UInt64,
    _ replayed: UInt64
  ) -> BlockFault {
    let info = reader.blocks[index]
    return BlockFault(
      kind: kind,
      block: index,
      events: info.firstEvent...info.lastEvent,
      byteOffset: info.offset,
      stated: stated,
      replayed: replayed
    )
  }
}
