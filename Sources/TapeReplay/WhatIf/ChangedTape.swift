public import SessionModel

/// Another source as it would be under changes: a future to be replayed like any tape.
///
/// Events that are dropped leave no gap: those that follow have smaller numbers. Keyframes from before
/// the first change stay good, so the past costs nothing; what comes after is rebuilt by the replayer
/// and its checkpoints when somebody looks at it.
///
/// It is replayed through `reducer`, which decides as the changes say.
public struct ChangedTape<Source: EventSource>: EventSource {
  /// What is seen under changes.
  public let original: Source
  /// What is otherwise.
  public let changes: TapeChanges
  /// What the tape says about itself; its policies are those that it begins with.
  public let description: TapeDescription
  /// The spellings of the names in the events.
  public let names: NameTable
  /// The session before the first event, where the events begin in the midst of one.
  public let startingSession: Session?
  /// Where the blocks lie.
  public let eventBlocks: [EventBlock]

  private let parts: [ChangedPart]
  /// The number, in the original, of the first event that may differ.
  private let firstDifference: Int
  /// The block from which others decide, if that is not the whole tape.
  private let turn: Int?

  /// `original` under `changes`.
  ///
  /// - Throws: what reading a block throws.
  /// - Complexity: reads the blocks in which events are dropped by number; all of them where events
  ///   are dropped for what they are.
  public init(_ original: Source, _ changes: TapeChanges) throws(Source.Failure) {
    self.original = original
    self.changes = changes
    names = changes.names ?? original.names
    let described = original.description
    let policies = changes.policies ?? described.policies
    let turns = policies != described.policies && changes.firstEvent > 1
    firstDifference = changes.firstDifference(under: described.policies)
    var description = described
    if !turns { description.policies = policies }
    self.description = description
    startingSession = original.startingSession.map { session in
      changes.redeclared(session).deciding(by: description.policies)
    }
    var parts = ChangedParts(changes)
    for (index, block) in original.eventBlocks.enumerated() {
      try parts.append(block, at: index, of: original, splits: turns)
    }
    self.parts = parts.parts
    eventBlocks = parts.blocks
    turn = turns ? parts.parts.firstIndex { $0.firstNumber >= changes.firstEvent } : nil
  }

  /// What the tape is to be replayed through.
  public var reducer: SessionReducer {
    SessionReducer(policies: description.policies)
  }

  /// Number of events.
  public var eventCount: Int {
    eventBlocks.last?.endEvent ?? 0
  }

  /// Replaces the contents of `events` by the events of block `index`.
  public func readEvents(
    ofBlock index: Int,
    into events: inout [TimedEvent]
  ) throws(Source.Failure) {
    try original.readEvents(ofBlock: parts[index].block, into: &events)
    parts[index].change(&events, changes)
  }

  /// The session before the first event of block `index`, if nothing has changed by then.
  public func keyframe(ofBlock index: Int) throws(Source.Failure) -> Session? {
    guard keepsKeyframe(index) else { return nil }
    return try original.keyframe(ofBlock: parts[index].block)
  }

  /// Both at once, where both are the original's.
  public func readReplayable(
    block index: Int,
    into events: inout [TimedEvent]
  ) throws(Source.Failure) -> Session? {
    guard keepsKeyframe(index) else {
      try readEvents(ofBlock: index, into: &events)
      return nil
    }
    let keyframe = try original.readReplayable(block: parts[index].block, into: &events)
    parts[index].change(&events, changes)
    return keyframe
  }

  /// The policies that decide from block `index` on.
  public func policies(fromBlock index: Int) -> Policies? {
    index == turn ? changes.policies : nil
  }

  /// How many of the original's first `number` events happen here: where one stands here who stands
  /// there.
  ///
  /// - Complexity: O(log blocks); reads a block where events are dropped from it.
  public func number(ofOriginal number: Int) throws(Source.Failure) -> Int {
    let place = parts.firstPlace { $0.firstNumber > number } - 1
    guard place >= 0 else { return 0 }
    let (part, block) = (parts[place], eventBlocks[place])
    let passed = min(number - part.firstNumber + 1, part.offsets.count)
    guard !part.isPlain, passed < part.offsets.count else {
      return block.startEvent + min(passed, block.count)
    }
    var events: [TimedEvent] = []
    try original.readEvents(ofBlock: part.block, into: &events)
    events.removeSubrange(min(part.offsets.lowerBound + passed, events.count)...)
    part.change(&events, changes)
    return block.startEvent + min(events.count, block.count)
  }

  private func keepsKeyframe(_ index: Int) -> Bool {
    let part = parts[index]
    return part.offsets.lowerBound == 0 && part.firstNumber <= firstDifference
  }
}

extension ChangedTape: Sendable where Source: Sendable {}
