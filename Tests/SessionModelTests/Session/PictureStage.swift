@testable import SessionModel

/// A session of one window that is looked at, and the names of its screens.
struct PictureStage {
  static let a = Name(index: 101)
  static let b = Name(index: 102)
  static let c = Name(index: 103)
  static let d = Name(index: 104)
  static let t1 = TransitionID(Name(index: 110))

  var session: Session
  private var silence = NoFacts()

  init(
    width: Double = 400,
    height: Double = 852,
    direction: LayoutDirection = .ltr,
    policies: Policies = Policies()
  ) {
    session = Session(policies: policies)
    let size = Size(width: width, height: height)
    apply(.setup(.surroundings(.init(size: size, direction: direction))))
  }

  mutating func apply(_ event: Event, at seconds: Double? = nil) {
    let time = seconds.map { Time.zero + Interval(seconds: $0) } ?? session.now
    session.apply(event, at: time, telling: &silence)
  }

  mutating func hold(_ lists: [(Name, [Name])], _ values: [(Name, Name)] = []) {
    let containers = Setup.Containers(
      lists: lists.map { .init($0.0, $0.1) },
      values: values.map { .init($0.0, $0.1) }
    )
    apply(.setup(.containers(containers)))
  }

  /// Begins an interactive transition and brings it to `fraction`.
  mutating func begin(
    _ kind: TransitionKind,
    from: Name? = nil,
    to: Name? = nil,
    fraction: Double
  ) {
    apply(.transition(.init(Self.t1, .begin(.init(kind, from: from, to: to, .interactive)))))
    update(fraction)
  }

  mutating func update(_ fraction: Double) {
    apply(.transition(.init(Self.t1, .update(fraction))))
  }

  mutating func complete(_ finished: Bool) {
    apply(.transition(.init(Self.t1, .complete(finished: finished))))
  }

  /// Gives the open transition another style.
  mutating func restyle(_ style: WellKnownName) {
    for index in session.transitions.indices { session.transitions[index].style = Name(style) }
  }

  var picture: Picture {
    session.picture(of: .firstWindow)
  }

  var screens: [Name] {
    picture.layers.map(\.screen)
  }

  func x(_ screen: Name) -> Double {
    picture.layer(of: screen)?.frame.x ?? .nan
  }

  func y(_ screen: Name) -> Double {
    picture.layer(of: screen)?.frame.y ?? .nan
  }
}
