import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A tape under changes")
struct WhatIfTests {
  /// Random events, cut into blocks with keyframes.
  private static func source(_ seed: Int) -> KeyframedEvents {
    var session = RandomSession(seed: UInt64(seed) ^ 0x1F)
    let events = session.events(60 + seed * 2)
    let size = ReplayerLawTests.blockSizes[seed % ReplayerLawTests.blockSizes.count]
    return KeyframedEvents(MemoryEvents(events, names: session.names, blockSize: size))
  }

  private static func policies(_ seed: Int) -> Policies {
    var random = SeededGenerator(seed: UInt64(seed))
    var policies = Policies()
    for policy in Policy.allCases where Bool.random(using: &random) {
      let choices = policy.choices.count
      policies[policy] =
        choices > 0 ? Double(Int.random(in: 0..<choices, using: &random)) : Double(seed % 30)
    }
    return policies
  }

  /// A few random ranges of numbers, now and then every touch that moves.
  private static func drops(_ seed: Int, of count: Int) -> EventSelection {
    var random = SeededGenerator(seed: UInt64(seed) ^ 0xD0)
    let numbers = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let first = Int.random(in: 1...count, using: &random)
      return first...(first + Int.random(in: 0...30, using: &random))
    }
    guard seed % 3 == 0 else { return EventSelection(numbers: numbers) }
    return EventSelection(numbers: numbers) { event in
      if case .touch(let touch) = event { touch.phase == .move } else { false }
    }
  }

  /// Walks over a changed tape and expects what a straight replay of `events` gives.
  private func expectWalk(
    _ tape: ChangedTape<KeyframedEvents>,
    like events: [TimedEvent],
    seed: Int
  ) throws {
    let straight = StraightReplay(events, through: tape.reducer)
    var walk = Walk(tape, straight, seed: UInt64(seed))
    #expect(tape.eventCount == events.count)
    #expect(tape.eventBlocks.allSatisfy { $0.count > 0 })
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
  }

  @Test("is the tape itself where nothing is changed", arguments: 0..<60)
  func unchanged(seed: Int) throws {
    let source = Self.source(seed)
    let tape = ChangedTape(source, TapeChanges())
    #expect(tape.eventBlocks == source.eventBlocks)
    for block in source.eventBlocks.indices {
      #expect(tape.keyframe(ofBlock: block) == source.keyframe(ofBlock: block))
    }
    try expectWalk(tape, like: source.memory.events, seed: seed)
  }

  @Test("is what a tape without the dropped events would be", arguments: 0..<220)
  func drops(seed: Int) throws {
    let source = Self.source(seed)
    let events = source.memory.events
    var changes = TapeChanges()
    changes.drops = Self.drops(seed, of: events.count)
    changes.firstEvent = seed % 4 == 0 ? events.count / 3 : 1
    let kept = events.enumerated().filter { place, timed in
      place + 1 < changes.firstEvent || !changes.drops.contains(timed.event, number: place + 1)
    }
    let tape = ChangedTape(source, changes)
    try expectWalk(tape, like: kept.map(\.element), seed: seed)
    for number in 0...events.count {
      let expected = kept.count { $0.offset < number }
      #expect(tape.number(ofOriginal: number) == expected)
    }
  }

  @Test("is what a tape with these policies would be", arguments: 0..<120)
  func policies(seed: Int) throws {
    let source = Self.source(seed)
    var changes = TapeChanges()
    changes.policies = Self.policies(seed)
    try expectWalk(ChangedTape(source, changes), like: source.memory.events, seed: seed)
  }

  @Test("decides anew from an event on, and as before until then", arguments: 0..<160)
  func turn(seed: Int) {
    let source = Self.source(seed)
    let events = source.memory.events
    var random = SeededGenerator(seed: UInt64(seed))
    var changes = TapeChanges()
    changes.policies = Self.policies(seed)
    changes.firstEvent = Int.random(in: 2...(events.count + 1), using: &random)
    let tape = ChangedTape(source, changes)
    let reducer = SessionReducer()
    var states = [reducer.initialState]
    for (place, timed) in events.enumerated() {
      var state = states[place]
      if place + 1 == changes.firstEvent {
        reducer.advance(to: timed.time, &state)
        state = state.deciding(by: Self.policies(seed))
      }
      reducer.apply(timed.event, at: timed.time, to: &state)
      states.append(state)
    }
    var replayer = Replayer(tape, through: tape.reducer)
    for _ in 0..<60 {
      let number = Int.random(in: 0...events.count, using: &random)
      replayer.seek(toEvent: number)
      #expect(replayer.state == states[number])
    }
    replayer.seekToStart()
    var count = 0
    replayer.forEachBlock(workers: 2) { position, state in
      count = position.event
      return state == states[count]
    }
    #expect(count == events.count)
  }

  @Test("happens later from an event on", arguments: 0..<80, [-70_000, 130_000])
  func delay(seed: Int, span: Int64) throws {
    let source = Self.source(seed)
    let events = source.memory.events
    var changes = TapeChanges()
    changes.delay = Interval(microseconds: span)
    changes.firstEvent = 1 + events.count / 2
    let delayed = events.enumerated().map { place, timed in
      let later = TimedEvent(timed.time + changes.delay, timed.event)
      return place + 1 < changes.firstEvent ? timed : later
    }
    try expectWalk(ChangedTape(source, changes), like: delayed, seed: seed)
  }

  @Test("keeps the keyframes up to the first change and no others", arguments: 1...40)
  func keyframes(number: Int) {
    var session = RandomSession(seed: 7)
    let source = KeyframedEvents(MemoryEvents(session.events(40), blockSize: 10))
    var changes = TapeChanges()
    changes.drops = EventSelection(numbers: [number...number])
    let tape = ChangedTape(source, changes)
    for (index, block) in source.eventBlocks.enumerated() {
      #expect((tape.keyframe(ofBlock: index) != nil) == (block.startEvent < number))
    }
  }

  @Test("declares recognizers otherwise, wherever they are declared")
  func redeclaration() throws {
    let source = Self.source(1)
    var changes = TapeChanges()
    changes.redeclare = { $0.extent = 100 }
    let events = source.memory.events.map { timed in
      guard case .setup(.recognizer(var declaration)) = timed.event else { return timed }
      declaration.extent = 100
      return TimedEvent(timed.time, .setup(.recognizer(declaration)))
    }
    #expect(events != source.memory.events)
    try expectWalk(ChangedTape(source, changes), like: events, seed: 1)
  }

  @Test("keeps to what is left of a damaged tape", arguments: 0..<80)
  func losses(seed: Int) throws {
    let whole = Self.source(seed)
    let source = LossyEvents(whole, seed: UInt64(seed))
    var changes = TapeChanges()
    changes.drops = Self.drops(seed, of: whole.eventCount)
    let tape = ChangedTape(source, changes)
    var events: [TimedEvent] = []
    var kept: [TimedEvent] = []
    for index in tape.eventBlocks.indices {
      tape.readEvents(ofBlock: index, into: &events)
      #expect(events.count <= tape.eventBlocks[index].count)
      kept += events
    }
    var expected: [TimedEvent] = []
    for (index, block) in source.eventBlocks.enumerated() {
      source.readEvents(ofBlock: index, into: &events)
      for (offset, timed) in events.enumerated() {
        let number = block.startEvent + offset + 1
        if !changes.drops.contains(timed.event, number: number) { expected.append(timed) }
      }
    }
    #expect(kept == expected)
    var replayer = Replayer(tape, through: tape.reducer)
    replayer.seekToEnd()
    let end = replayer.state
    replayer.seek(toEvent: tape.eventCount / 2)
    replayer.seekToEnd()
    #expect(replayer.state == end)
  }
}
