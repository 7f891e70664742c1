import SessionModel

/// Takes what the rules find, and their wishes to be asked again.
struct FindingReport {
  /// Where the event at hand stands.
  var place = Place(event: 0, time: .zero)
  /// The time that the event at hand claims; earlier than its place if the log runs backwards.
  var claimed = Time.zero
  /// What was found, in the order of finding.
  var findings: [Finding] = []
  /// What was under way when events were lost: what became of it is not known.
  private var doubtful: [Subject] = []
  /// Whether events were lost.
  private(set) var hasGap = false
  /// The earliest moment a rule wants to be asked at, though nothing happens then.
  private(set) var alarm = Time.never

  /// Reports that `rule` is broken by the event at hand.
  mutating func add(
    _ rule: Rule,
    _ severity: Severity? = nil,
    of subjects: [Subject],
    _ message: Message
  ) {
    add(rule, severity, at: place, of: subjects, message)
  }

  /// Reports that `rule` is broken by the event at `place`.
  mutating func add(
    _ rule: Rule,
    _ severity: Severity? = nil,
    at place: Place,
    of subjects: [Subject],
    _ message: Message
  ) {
    let isDoubtful =
      hasGap && (rule.comparesState || subjects.contains { doubtful.contains($0) })
    findings.append(
      Finding(
        rule: rule,
        severity: isDoubtful ? .info : severity ?? rule.severity,
        time: place.time,
        event: place.event,
        subjects: subjects,
        message: isDoubtful ? "\(message); events before it were lost" : message
      )
    )
  }

  /// Takes in that events were lost while `subjects` were under way.
  mutating func lose(_ subjects: [Subject]) {
    hasGap = true
    for subject in subjects where !doubtful.contains(subject) { doubtful.append(subject) }
  }

  /// Takes in that `subject` is another one from now on, of which all is known.
  mutating func renew(_ subject: Subject) {
    doubtful.removeAll { $0 == subject }
  }

  /// Has the rules asked once time has passed `time`.
  mutating func wake(after time: Time) {
    let due = time + Interval(microseconds: 1)
    if due < alarm { alarm = due }
  }

  /// Forgets the alarm; whoever still waits sets it again.
  mutating func clearAlarm() {
    alarm = .never
  }
}
