import SessionModel
import TestSupport
import Testing

@testable import TapeFile
@testable import TapeRegression

@Suite("Two tapes that have blocks in common")
struct SharedBlocksTests {
  /// Everything that a comparison says.
  private struct Answer: Equatable {
    var header: [FieldChange]
    var counts: EventCounts
    var first: EventDifference?
    var parting: Parting?
    var partingEvent: Int
    var outcomes: [OutcomeDifference]
    var told: [EventDifference]

    init(_ difference: TapeDifference, _ told: [EventDifference]) {
      (header, counts, first) = (difference.header, difference.counts, difference.firstEvent)
      (parting, partingEvent) = (difference.parting, difference.partingEvent)
      (outcomes, self.told) = (difference.outcomes, told)
    }
  }

  private func expectSameAnswer(
    _ first: TapeReader,
    _ second: TapeReader,
    limit: Int = .max
  ) throws {
    var (told, naivelyTold): ([EventDifference], [EventDifference]) = ([], [])
    let difference = try TapeDifference(of: first, second, listing: limit) { told.append($0) }
    let naive = try TapeDifference(first, second, listing: limit) { naivelyTold.append($0) }
    #expect(Answer(difference, told) == Answer(naive, naivelyTold))
    #expect(difference.areSame == naive.areSame)
    var hastilyTold: [EventDifference] = []
    let hasty = try TapeDifference(of: first, second, needsOutcomes: false, listing: limit) {
      hastilyTold.append($0)
    }
    var (answer, expected) = (Answer(hasty, hastilyTold), Answer(naive, naivelyTold))
    #expect(hasty.areSame == naive.areSame)
    (answer.outcomes, expected.outcomes) = ([], [])
    #expect(answer == expected)
  }

  @Test("differ as they do when everything is compared", arguments: 0..<300)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = try MonkeySession(seed: Int(seed % 30))
    let (start, count) = (Int.random(in: 0..<session.events.count, using: &random), seed % 4)
    var tail = Array(session.events[start...])
    for step in 0..<count where !tail.isEmpty {
      tail = Mutation(tail, seed: seed &* 7 &+ step).events
    }
    if seed % 11 == 0 { tail.removeLast(tail.count / 2) }
    var (names, description) = (session.names, session.description)
    if seed % 13 == 0 { _ = names.intern("another") }
    if seed % 17 == 0 { description.policies[.flickSpeed] = 5 }
    if seed % 5 == 0 { description.writer = "another" }
    let size = Int.random(in: 10...200, using: &random)
    let otherSize = seed % 7 == 0 ? size + 1 : size
    let one = try ShortBlockTape(
      session.events,
      session.names,
      session.description,
      blockSize: size
    )
    let other = try ShortBlockTape(
      session.events[..<start] + tail,
      names,
      description,
      blockSize: otherSize
    )
    let (first, second) = (try one.reader, try other.reader)
    try expectSameAnswer(first, second)
    try expectSameAnswer(second, first, limit: Int(seed % 3))
    let alike = try first.leadingBlocksAlike(second)
    #expect(alike == (try second.leadingBlocksAlike(first)))
    // A tape of other names or of another cut has no block like this one's, others all up to the change.
    let isLike = seed % 13 != 0 && seed % 17 != 0 && (seed % 7 != 0 || start == 0)
    if isLike { #expect(alike >= start / size) }
  }

  @Test("are compared as far as they can be read", arguments: 0..<60)
  func damage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = try MonkeySession(seed: Int(seed % 10))
    let tape = try ShortBlockTape(session.events, session.names, session.description, blockSize: 50)
    var (one, other) = (tape.bytes, tape.bytes)
    let header = try Int(#require(tape.reader.blocks.first).offset)
    for _ in 0...Int(seed % 3) {
      one[Int.random(in: header..<one.count, using: &random)] ^= 1
      other[Int.random(in: header..<other.count, using: &random)] ^= UInt8(seed % 2)
    }
    try expectSameAnswer(TapeReader(bytes: one), TapeReader(bytes: other))
  }

  @Test("are the same without being replayed where they have all of them in common")
  func same() throws {
    let session = try MonkeySession(seed: 4)
    let tape = try ShortBlockTape(session.events, session.names, session.description, blockSize: 64)
    let (first, second) = (try tape.reader, try tape.reader)
    #expect(try first.leadingBlocksAlike(second) == first.blocks.count)
    try expectSameAnswer(first, second)
  }

  @Test("tell touches and others apart, as many as asked for of each", arguments: [0, 1, 3, 1000])
  func listing(limit: Int) throws {
    let first = try ScriptTape("0.1 tap at=5,5\n1 push A\n1.1 push B\n1.2 push C\n2 end\n").reader
    let second = try ScriptTape("0.1 tap at=9,9\n1 push D\n1.1 push E\n1.2 push F\n2 end\n").reader
    var told: [EventDifference] = []
    let difference = try TapeDifference(of: first, second, listing: limit) { told.append($0) }
    let touches = difference.counts.touches
    #expect(touches > 0)
    #expect(difference.counts.differences - touches == 3)
    #expect(told.count(where: \.isOfTouches) == min(limit, touches))
    #expect(told.count { !$0.isOfTouches } == min(limit, 3))
    #expect(difference.firstEvent?.isOfTouches == true)
  }
}
