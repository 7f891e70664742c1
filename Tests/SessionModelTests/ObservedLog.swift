import SessionModel

/// A log that is replayed as it is written down, with everything the reducer derives from it.
struct ObservedLog: FactSink {
  private(set) var names = NameTable()
  private(set) var session = Session()
  private(set) var facts: [Fact] = []

  /// A log over the stack `main` with `screens`.
  init(_ screens: [String] = [], policies: Policies = Policies()) {
    session = Session(policies: policies)
    guard !screens.isEmpty else { return }
    let list = Setup.Containers.List(.main, screens.map { names.intern($0) })
    add(0, .setup(.containers(Setup.Containers(lists: [list]))))
  }

  mutating func receive(_ fact: Fact, at time: Time) {
    facts.append(fact)
  }

  /// The name spelled `spelling`.
  mutating func name(_ spelling: String) -> Name {
    names.intern(spelling)
  }

  /// Adds an event at a time in seconds.
  mutating func add(_ seconds: Double, _ event: Event) {
    var session = session
    session.apply(event, at: Time(seconds: seconds), telling: &self)
    self.session = session
  }

  /// Lets time pass.
  mutating func advance(to seconds: Double) {
    var session = session
    session.advance(to: Time(seconds: seconds), telling: &self)
    self.session = session
  }

  /// Adds a call.
  mutating func call(
    _ seconds: Double,
    _ operation: NavigationCall.Operation,
    over duration: Double? = nil
  ) {
    let animation: NavigationCall.Animation =
      duration.map { .animated(Interval(seconds: $0), curve: nil) } ?? .unanimated
    add(seconds, .call(NavigationCall(operation, animation)))
  }

  /// Adds the beginning of an explicit transition that follows a finger.
  mutating func begin(
    _ seconds: Double,
    _ id: String,
    _ kind: TransitionKind,
    from: String,
    to: String,
    _ mode: TransitionReport.Beginning.Mode = .interactive
  ) {
    let beginning = TransitionReport.Beginning(kind, from: name(from), to: name(to), mode)
    add(seconds, .transition(TransitionReport(names.internTransition(id), .begin(beginning))))
  }

  /// Adds a step of an explicit transition.
  mutating func step(_ seconds: Double, _ id: String, _ step: TransitionReport.Step) {
    add(seconds, .transition(TransitionReport(names.internTransition(id), step)))
  }

  /// The committed screens of a container.
  func committed(_ container: String = "main") -> [String] {
    screens(container) { $0.committed }
  }

  /// The screens a container would answer.
  func model(_ container: String = "main") -> [String] {
    screens(container) { $0.model }
  }

  /// The derived callbacks so far, spelled as in a script.
  var callbacks: [String] {
    facts.compactMap { fact in
      guard case .callback(let callback) = fact else { return nil }
      return "\(callback.kind) \(names[callback.screen])"
    }
  }

  /// The faults so far.
  var faults: [Fault] {
    facts.compactMap { fact in
      guard case .fault(let fault, _) = fact else { return nil }
      return fault
    }
  }

  private func screens(_ container: String, _ list: (Container) -> [Name]) -> [String] {
    guard let name = names.find(container), let known = session.container(name) else { return [] }
    return list(known).map { names[$0] }
  }
}

extension Time {
  /// The moment nearest to `seconds`.
  init(seconds: Double) {
    self.init(microseconds: Interval(seconds: seconds).microseconds)
  }
}
