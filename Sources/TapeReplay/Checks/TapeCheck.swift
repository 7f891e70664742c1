import SessionModel
public import TapeFile

/// Checks what a tape says of its blocks by replaying every one of them.
///
/// ```swift
/// try TapeCheck(of: reader).forEachFault { fault in
///   print(fault)
///   return true
/// }
/// ```
///
/// Every block is replayed from its keyframe, on several threads, up to the digest that the tape states
/// for its end; and the state at the end of each block must be the keyframe of the next one, bit for
/// bit. So a tape without faults is one whose every seek leads where a straight replay does. Memory is
/// that of a few blocks a thread.
///
/// Blocks that cannot be read are the reader's `losses`; the block behind one begins anew from its
/// keyframe.
public struct TapeCheck: Sendable {
  private let reader: TapeReader
  private let workers: Int

  /// A check of what `reader` reads, on `workers` threads.
  public init(of reader: TapeReader, workers: Int = Cores.count) {
    self.reader = reader
    self.workers = workers
  }

  /// Whether there is anything to compare: another reducer's digests and keyframes are not judged.
  public var isPossible: Bool { reader.isReducerCurrent }

  /// Calls `body` with every fault, in order of blocks, until it returns false.
  ///
  /// `goesOn` is asked before every block whether the check is still wanted.
  ///
  /// - Throws: what reading a block throws.
  public func forEachFault(
    while goesOn: () -> Bool = { true },
    _ body: (BlockFault) -> Bool
  ) throws(TapeError) {
    guard isPossible else { return }
    let reducer = SessionReducer(policies: reader.description.policies)
    let worker = BlockReplay(reader, through: reducer) { _, events, moment in
      moment.apply(events, by: reducer)
      return moment.state.digest
    }
    var chain = BlockChain(reader, reducer)
    let order = BlockOrder.forward(reader.blocks.indices)
    try BlockCrew(worker, size: workers).run(order) { (index, outcome) throws(TapeError) in
      guard goesOn() else { return false }
      return try chain.add(try outcome.get(), block: index).allSatisfy(body)
    }
  }

  /// Every fault; memory for each.
  ///
  /// - Throws: what reading a block throws.
  public func faults() throws(TapeError) -> [BlockFault] {
    var faults: [BlockFault] = []
    try forEachFault {
      faults.append($0)
      return true
    }
    return faults
  }
}
