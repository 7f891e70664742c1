import SessionModel

/// What the rules remember of a recognizer, as the app saw it or the reducer derived it.
struct GestureTrack: Equatable {
  /// Its name.
  let name: Name
  /// What it was declared as, if it was.
  var declaration: RecognizerDeclaration?
  /// The state reported last; a faulty change is followed.
  private(set) var state = GestureState.possible
  /// The translation with which its present or last gesture began.
  private(set) var beginning: Point?
  /// The finger it acts, or last acted, on, as last reported.
  private(set) var touch: Int32?
  /// All fingers that the reports of its present or last gesture name.
  private(set) var touches: [Int32] = []
  /// Whether its present or last state was reported, not derived.
  private(set) var isReported = false
  /// Where its present or last gesture began.
  private(set) var began = Place(event: 0, time: .never)
  /// Where its present or last state was reported, possible left out: that is no news of a gesture.
  private(set) var changed = Place(event: 0, time: .zero)
  /// Whether its present or last gesture reported a scale.
  private(set) var scales = false
  /// Whether it reported a rotation.
  private(set) var rotates = false
  /// The last report, that it is possible again left out.
  private(set) var report: GestureReport?
  /// How its last gesture ended; nil while one is under way, and before the first.
  private(set) var outcome: GestureState?
  /// What the log itself said last, whatever was derived.
  private(set) var reported = GestureState.possible
  /// Whether it is switched on.
  private(set) var isEnabled = true

  init(_ name: Name) {
    self.name = name
  }

  /// Whether it takes screens off a stack.
  var isPop: Bool {
    name == Name(.edgePan) || name == Name(.contentPan) || declaration?.drive == .pop
      || declaration?.preset == .backSwipe
  }

  /// Whether it follows a finger: declared as a pan, or, undeclared, begun with a translation.
  var isPan: Bool {
    guard let declaration else { return beginning.map { $0 != .zero } ?? false }
    return declaration.kind == .pan || declaration.kind == .edgePan
  }

  /// Whether it is known to go through began.
  var isContinuous: Bool {
    switch declaration?.kind {
    case .tap, .doubleTap, .swipe: false
    case .pan, .edgePan, .longPress, .pinch, .rotation: true
    case nil: beginning != nil || isPop
    }
  }

  /// Whether it starts at an edge.
  var isEdgePan: Bool {
    name == Name(.edgePan) || declaration?.kind == .edgePan
  }

  /// Takes in a state at `place`.
  mutating func take(_ report: GestureReport, isReported: Bool, at place: Place) {
    self.isReported = isReported
    if isReported { reported = report.state }
    if report.state == .began {
      beginning = report.translation
      began = place
      touch = nil
      touches.removeAll(keepingCapacity: true)
      scales = false
      rotates = false
    }
    if let id = report.touch { take(id) }
    state = report.state
    guard state != .possible else { return }
    changed = place
    outcome = state.isTerminal ? state : nil
    self.report = report
    scales = scales || report.scale != 0
    rotates = rotates || report.rotation != 0
  }

  private mutating func take(_ id: Int32) {
    touch = id
    guard touches.count < GestureTrack.mostTouches, !touches.contains(id) else { return }
    touches.append(id)
  }

  private static let mostTouches = 10

  /// Takes in whether it is switched on.
  mutating func enable(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
  }
}
