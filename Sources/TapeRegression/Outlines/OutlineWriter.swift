import Findings
import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// Writes an outline while the events of a tape pass by.
///
/// Time passes deadline by deadline, so that each line stands at its own moment. What a step has to
/// say is put together in `describeStep`.
struct OutlineWriter {
  /// Events from one digest to the next.
  static let digestInterval = 100

  let names: NameTable
  private(set) var session: Session
  private var checker = Checker()
  /// Events that have happened, or are known to be lost.
  private(set) var eventCount = 0
  /// What the containers held when they were last written.
  var written: [Container] = []
  /// Transitions that were asked for and have not begun.
  var requested: [Transition] = []
  /// How many findings have been written.
  private var findingCount = 0

  private let printer: EventPrinter
  private var lines: [String] = []
  private var facts = OutlineFacts()
  private var eventDigest = EventDigest()

  init(of reader: TapeReader, policies: Policies? = nil) {
    names = reader.names
    printer = EventPrinter(names: names)
    let start = reader.header.initialSession
    session = policies.map(start.deciding) ?? start
    written = session.containers
    writeHeader(reader)
  }

  /// Takes in the next event.
  mutating func apply(_ timed: TimedEvent) {
    while let due = nextMoment(by: timed.time) {
      checker.advance(&session, to: due, telling: &facts)
      describeStep()
    }
    checker.apply(timed.event, at: timed.time, to: &session, telling: &facts)
    eventCount += 1
    if timed.event.isOutlined { add(printer.text(timed.event), at: session.now) }
    describeStep()
    eventDigest.add(timed, printer)
    if eventCount % OutlineWriter.digestInterval == 0 { add(digests, at: session.now) }
  }

  /// Takes in that the events up to number `count` are lost, so far as they have not been taken in:
  /// those that follow keep their numbers.
  mutating func passOverLost(through count: Int) {
    checker.passOverLost(through: count)
    eventCount = max(eventCount, count)
  }

  /// Writes the state at the end.
  mutating func finish() {
    checker.finish(&session, telling: &facts)
    describeFindings()
    lines.append("")
    lines.append("final state at \(Outline.seconds(session.now)), after event \(eventCount)")
    lines.append(contentsOf: session.outline(names).map { "  " + $0 })
    lines.append(digests)
  }

  /// The lines since the last call.
  mutating func takeLines() -> [String] {
    defer { lines.removeAll(keepingCapacity: true) }
    return lines
  }

  /// Writes a fact that holds from `time` on.
  mutating func add(_ text: String, at time: Time) {
    lines.append(
      Outline.seconds(time).padded(before: true, to: 12) + "  "
        + "#\(eventCount)".padded(before: false, to: 7) + "  " + text
    )
  }

  /// When something is due by `time`, for the reducer or for the checker.
  private func nextMoment(by time: Time) -> Time? {
    var due = checker.nextAlarm
    if session.mayAct(by: time), let deadline = session.nextDeadlineTime {
      due = min(due, deadline)
    }
    return due <= time && due != .never ? due : nil
  }

  private mutating func describeStep() {
    for (time, fact) in facts.facts { describe(fact, at: time) }
    facts.removeAll()
    describeContainers()
    describeFindings()
  }

  /// Writes what the checker has found since the last step, where it is found: what is missing shows
  /// only later, and the line then says which event is at fault.
  private mutating func describeFindings() {
    guard checker.findingCount > findingCount else { return }
    for finding in checker.findings(after: findingCount) {
      add(finding.outline(names, after: eventCount), at: session.now)
    }
    findingCount = checker.findingCount
  }

  private mutating func writeHeader(_ reader: TapeReader) {
    var description = TapeDescription()
    description.device = reader.description.device
    description.policies = session.policies
    let header = TapePrinter(names: NameTable()).header(description)
    lines.append("# What happens on the tape beside this file; `touchtape approve` rewrites it.")
    lines.append(contentsOf: Outline(text: String(decoding: header, as: UTF8.self)).lines)
    lines.append("events \(reader.eventCount), \(Outline.seconds(reader.endTime)) s")
    lines.append("reducer \(Session.reducerVersion)")
    if reader.header.start != nil {
      lines.append("begins at \(Outline.seconds(session.now)), in the midst of a session:")
      lines.append(contentsOf: session.outline(names).map { "  " + $0 })
    }
    lines.append("")
  }

  private var digests: String {
    "digest \(StateTree.hexadecimal(session.digest)), "
      + "events \(StateTree.hexadecimal(eventDigest.value))"
  }
}

extension Event {
  /// Whether the event itself is worth a line, beside what it causes.
  fileprivate var isOutlined: Bool {
    switch self {
    case .mark, .app, .rotation, .lost, .end: true
    default: false
    }
  }
}

extension String {
  /// The text filled up with blanks to `width`.
  fileprivate func padded(before: Bool, to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, width - utf8.count))
    return before ? blanks + self : self + blanks
  }
}
