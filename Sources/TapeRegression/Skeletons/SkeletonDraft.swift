import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// The lines of a script without its expectations.
struct SkeletonDraft {
  private let head: String
  /// Where its expectations stand.
  private let time: Time
  private let eventCount: Int

  /// The events from number `first` to `place`; nil where lines cannot say what was before them.
  init?(
    of replayer: Replayer<TapeReader, SessionReducer>,
    _ name: String,
    from first: Int,
    to place: Position
  ) throws(TapeError) {
    let reader = replayer.source
    let session = try SkeletonDraft.session(before: first, in: replayer)
    let isWhole = first == 1 && reader.startingSession == nil
    guard isWhole || session.isAtRest else { return nil }
    let printer = TapePrinter(names: reader.names)
    let label = NameText.text(name)
    var bytes = Array("# made of \(label), events \(first) to \(place.event)\n".utf8)
    bytes += printer.header(reader.description)
    if !isWhole {
      bytes += Array("# what was there before event \(first)\n".utf8)
      for event in SkeletonSetup.events(for: session) {
        printer.appendLine(TimedEvent(.zero, event), to: &bytes)
      }
      bytes += Array("# what happened\n".utf8)
    }
    try SkeletonDraft.append(first...place.event, of: reader, to: &bytes)
    head = String(decoding: bytes, as: UTF8.self)
    time = place.time
    eventCount = place.event - first + 1
  }

  /// The session at the moment of an event, just before it: what was under way may have come to its
  /// end by then.
  private static func session(
    before number: Int,
    in replayer: Replayer<TapeReader, SessionReducer>
  ) throws(TapeError) -> Session {
    var replayer = replayer
    try replayer.seek(toEvent: number)
    let start = replayer.position.time
    try replayer.seek(toEvent: number - 1)
    var session = replayer.state
    var sink = NoFacts()
    session.advance(to: start, telling: &sink)
    return session
  }

  private static func append(
    _ numbers: ClosedRange<Int>,
    of reader: TapeReader,
    to bytes: inout [UInt8]
  ) throws(TapeError) {
    let printer = TapePrinter(names: reader.names)
    var events: [TimedEvent] = []
    for (index, block) in reader.eventBlocks.enumerated()
    where block.startEvent < numbers.upperBound && block.endEvent >= numbers.lowerBound {
      try reader.readEvents(ofBlock: index, into: &events)
      for (offset, event) in events.enumerated()
      where numbers.contains(block.startEvent + offset + 1) {
        printer.appendLine(event, to: &bytes)
      }
    }
  }

  /// The script with the expectations that hold in it; what the tape has and the script has not
  /// stands as a comment.
  func skeleton(expecting facts: SkeletonFacts) throws(TestSkeletonError) -> TestSkeleton {
    let own = try ownFacts()
    var lines = try parsable(own.expectations)
    let failures = Set(try failingLines(of: text(lines)))
    let firstLine = head.split(separator: "\n", omittingEmptySubsequences: false).count
    lines = lines.enumerated().filter { !failures.contains(firstLine + $0.offset) }
      .map(\.element)
    let isFaithful = own == facts
    let missing = isFaithful ? [] : facts.expectations.filter { !lines.contains($0) }
    let remarks =
      missing.isEmpty
      ? []
      : ["# the tape has here, but this script has not:"]
        + missing.map { "#   \($0)" }
    let text = text(lines) + remarks.map { $0 + "\n" }.joined()
    let left = try failingLines(of: text)
    guard left.isEmpty else {
      throw .unusable("its expectations do not hold at line \(left.first ?? 0)")
    }
    return TestSkeleton(
      text: text,
      eventCount: eventCount,
      expectationCount: lines.count,
      isFaithful: isFaithful
    )
  }

  private func text(_ expectations: [String]) -> String {
    let clock = SecondsText.text(microseconds: time.microseconds, leastDecimals: 3)
    return head + expectations.map { "\(clock) \($0)\n" }.joined()
  }

  /// What the script itself leads to.
  private func ownFacts() throws(TestSkeletonError) -> SkeletonFacts {
    let script = try perform(head)
    var session = Session(policies: script.description.policies)
    var sink = NoFacts()
    for timed in script.events {
      session.apply(timed.event, at: timed.time, telling: &sink)
    }
    session.advance(to: time, telling: &sink)
    return SkeletonFacts(of: session, names: script.names)
  }

  /// The expectations that can be written: a stack may have a name that means something else there.
  private func parsable(_ expectations: [String]) throws(TestSkeletonError) -> [String] {
    expectations.filter { (try? Script.parse(Array($0.utf8), file: "")) != nil }
  }

  private func failingLines(of text: String) throws(TestSkeletonError) -> [Int] {
    let script = try perform(text)
    do throws(TapeError) {
      return try ExpectationChecker.check(script).failures.map(\.line)
    } catch {
      throw .unusable("\(error)")
    }
  }

  private func perform(_ text: String) throws(TestSkeletonError) -> PerformedScript {
    do throws(ScriptError) {
      return try Script.parse(Array(text.utf8), file: "test").perform()
    } catch {
      throw .unusable("\(error)")
    }
  }
}
