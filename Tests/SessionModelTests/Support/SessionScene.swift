import SessionModel

/// A session under test, driven by events with readable names.
struct SessionScene {
  var session: Session
  var probe = SessionProbe()
  private(set) var names = NameTable()

  init(
    _ main: [String],
    width: Double = 400,
    height: Double = 800,
    direction: LayoutDirection = .ltr,
    policies: [Policy: Double] = [:]
  ) {
    var values = Policies()
    for (policy, value) in policies { values[policy] = value }
    session = Session(policies: values)
    let size = Size(width: width, height: height)
    apply(.setup(.surroundings(.init(size: size, direction: direction))), at: 0)
    apply(.setup(.containers(.init(lists: [.init(.main, main.map { name($0) })]))), at: 0)
  }

  mutating func name(_ spelling: String) -> Name {
    names.intern(spelling)
  }

  mutating func transitionID(_ spelling: String) -> TransitionID {
    names.internTransition(spelling)
  }

  mutating func apply(_ event: Event, at seconds: Double) {
    let time = Time.zero + Interval(seconds: seconds)
    session.apply(event, at: time, telling: &probe)
  }

  mutating func advance(to seconds: Double) {
    session.advance(to: Time.zero + Interval(seconds: seconds), telling: &probe)
  }

  /// Declares a recognizer; `rules` sets whatever is not the default.
  mutating func declare(
    _ recognizer: String,
    _ kind: RecognizerDeclaration.Kind,
    _ rules: (inout RecognizerDeclaration) -> Void = { _ in }
  ) {
    var declaration = RecognizerDeclaration(name(recognizer), kind)
    rules(&declaration)
    apply(.setup(.recognizer(declaration)), at: session.now.seconds)
  }

  mutating func gesture(
    _ recognizer: String,
    _ state: GestureState,
    tx: Double = 0,
    ty: Double = 0,
    vx: Double = 0,
    vy: Double = 0,
    at seconds: Double
  ) {
    let report = GestureReport(
      name(recognizer),
      state,
      translation: Point(x: tx, y: ty),
      velocity: Point(x: vx, y: vy)
    )
    apply(.gesture(report), at: seconds)
  }

  mutating func touch(
    _ phase: Touch.Phase,
    _ id: Int32,
    _ x: Double,
    _ y: Double,
    at seconds: Double
  ) {
    apply(.touch(Touch(phase, id: id, position: Point(x: x, y: y))), at: seconds)
  }

  mutating func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, at seconds: Double) {
    touch(phase, 1, x, y, at: seconds)
  }

  mutating func call(
    _ operation: NavigationCall.Operation,
    _ duration: Double? = nil,
    at seconds: Double
  ) {
    let animation =
      duration.map { NavigationCall.Animation.animated(Interval(seconds: $0), curve: nil) }
    apply(.call(NavigationCall(operation, animation ?? .unanimated)), at: seconds)
  }
}

extension SessionScene {
  func spell(_ screens: [Name]) -> [String] {
    screens.map { names[$0] }
  }

  var committed: [String] {
    spell(session.container(.main)?.committed ?? [])
  }

  var model: [String] {
    spell(session.container(.main)?.model ?? [])
  }

  /// Callbacks as a script's `expect callbacks` lists them.
  var callbacks: [String] {
    probe.callbacks.map { "\($0.kind) \(names[$0.screen])" }
  }

  /// The spelled names of the transitions that exist.
  var transitions: [String] {
    session.transitions.map { names.spelling(of: $0.id) }
  }

  /// The only transition there is.
  var transition: Transition? {
    session.transitions.count == 1 ? session.transitions[0] : nil
  }

  /// Seconds that the open transition's tail takes.
  var tail: Double? {
    guard let transition, transition.ends != .never else { return nil }
    return (transition.ends - transition.movesSince).seconds
  }

  func recognizer(_ name: String) -> Recognizer? {
    session.recognizers.first { $0.name == names.find(name) }
  }

  func flag(_ name: WellKnownName) -> Bool {
    session.flag(Name(name))
  }

  func states(of recognizer: String) -> [GestureState] {
    names.find(recognizer).map { probe.states(of: $0) } ?? []
  }
}

/// Whether two numbers agree to a millionth.
func agrees(_ one: Double?, _ other: Double) -> Bool {
  guard let one else { return false }
  return (one - other).magnitude <= 1e-6
}
