import Findings
import SessionModel
import TapeReplay

/// Replays events and writes down what they come to.
///
/// Memory grows with what happens, not with events.
struct OutcomeRecorder {
  let names: NameTable
  private(set) var session: Session
  private(set) var outcomes: [Outcome] = []
  /// Events that have happened, or are known not to.
  private(set) var eventCount = 0

  private var checker = Checker()
  private var facts = OutcomeFacts()
  /// What the containers held when they were last looked at.
  private var written: [Container]
  private var open = OpenTransitions()
  var contest = GestureContest()

  /// A recorder of events that follow `session`.
  init(_ session: Session, names: NameTable) {
    self.session = session
    self.names = names
    written = session.containers
  }

  /// Takes in the next event.
  mutating func apply(_ timed: TimedEvent) {
    let wasTouched = !session.touches.isEmpty
    checker.apply(timed.event, at: timed.time, to: &session, telling: &facts)
    eventCount += 1
    if !wasTouched, !session.touches.isEmpty {
      outcomes += contest.next(at: place(session.now), names)
    }
    // To compare containers takes a fifth of the time, and a finger moves none without a fact.
    guard !facts.facts.isEmpty || !timed.event.isGesture else { return }
    hear()
  }

  /// Takes in that the events up to number `count` do not happen, so far as they have not.
  mutating func passOver(through count: Int) {
    checker.passOverLost(through: count)
    eventCount = max(eventCount, count)
  }

  /// Lets time pass up to `time`, and has `policies` decide from then on.
  mutating func decide(by policies: Policies, from time: Time) {
    checker.advance(&session, to: max(time, session.now), telling: &facts)
    hear()
    session = session.deciding(by: policies)
  }

  /// Takes in that there are no more events; everything that has come out, in order of time.
  mutating func finish() -> [Outcome] {
    checker.finish(&session, telling: &facts)
    hear()
    outcomes += contest.next(at: place(session.now), names)
    outcomes += open.finish(names)
    outcomes += checker.findings.map { outcome(of: $0) }
    let order = outcomes.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }
    outcomes = order.map(\.element) + session.containers.map { final($0) }
    return outcomes
  }

  func place(_ time: Time) -> Position {
    Position(event: eventCount, time: time)
  }

  private mutating func hear() {
    for (time, fact) in facts.facts { take(fact, at: place(time)) }
    compareContainers()
    facts.removeAll()
  }

  private mutating func take(_ fact: Fact, at place: Position) {
    switch fact {
    case .requested(let id), .committed(let id):
      open.begin(id, session.transitions.last { $0.id == id }, at: place, names)
    case .decided(let id, let decision): open.decide(id, decision)
    case .completed(let id, let isFinished):
      if let outcome = open.end(id, isFinished ? "finished" : "cancelled", at: place, names) {
        outcomes.append(outcome)
      }
    case .refused(let id, let refusal):
      if let outcome = open.end(id, "refused, \(refusal)", at: place, names) {
        outcomes.append(outcome)
      }
    case .replaced(let id, _): open.drop(id)
    case .recognized(let report): contest.take(report)
    case .arbitrated(let arbitration): contest.take(arbitration, in: session, names)
    // Containers are compared once for all facts; the others are not kept.
    case .navigated, .queued, .dropped, .interactionChanged, .dismissal, .callback,
      .animatorCompleted, .fault:
      break
    }
  }

  /// Of several changes of a container within one event only the sum is known.
  private mutating func compareContainers() {
    guard !session.containers.elementsEqual(written, by: { $0.committed == $1.committed }) else {
      return
    }
    for (index, container) in session.containers.enumerated() {
      let before = index < written.count ? written[index].committed : []
      guard before != container.committed else { continue }
      let label = session.label(of: container, names)
      let title = "\(label) \(names.shown(before)) -> \(names.shown(container.committed))"
      let place = place(lastChange(of: container.name))
      outcomes.append(Outcome(.navigation, title, title: title, at: place))
    }
    written = session.containers
  }

  private func lastChange(of name: Name) -> Time {
    facts.facts.last { $0.fact == .navigated(container: name) }?.time ?? session.now
  }

  private func final(_ container: Container) -> Outcome {
    let label = session.label(of: container, names)
    var outcome = Outcome(.final, label, title: "final \(label)", at: place(session.now))
    let (committed, model) = (names.shown(container.committed), names.shown(container.model))
    outcome.text = committed == model ? committed : "\(committed), model \(model)"
    outcome.values = [
      .init(name: "committed", value: .array(container.committed.map { .string(names[$0]) })),
      .init(name: "model", value: .array(container.model.map { .string(names[$0]) })),
    ]
    return outcome
  }

  private func outcome(of finding: Finding) -> Outcome {
    let subjects = finding.subjects.map { $0.spelling(in: names) }.joined(separator: " ")
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    return Outcome(
      .finding,
      "\(rule) \(subjects)",
      title: "\(rule): \(finding.message.text(in: names))",
      at: Position(event: finding.event, time: finding.time)
    )
  }
}

extension Event {
  /// Whether it tells of fingers and what recognizers make of them.
  fileprivate var isGesture: Bool {
    switch self {
    case .touch, .touchSample, .gesture: true
    default: false
    }
  }
}
