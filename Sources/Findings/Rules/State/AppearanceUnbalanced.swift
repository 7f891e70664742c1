import SessionModel

/// A screen appears, is there, disappears and is gone, in this order.
struct AppearanceUnbalanced: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Appearance callbacks come in an order that gone, appearing, visible and disappearing allow, and \
      no screen is left half-way a tenth of a second after everything is idle. A call that is recorded \
      as shorter than it really takes (UIKit's push says 0.35 s and takes 0.5) looks like that too.
      """,
    cause: """
      A container forwards only half of the pair when its transition is cancelled, or starts a second \
      transition before the first has completed.
      """
  )

  fileprivate enum State: CaseIterable {
    case gone, appearing, visible, disappearing
  }

  private struct Screen {
    var name: Name
    var state: State
    var changed: Place
    var kind: AppearanceCallback.Kind
    var isReported = false
  }

  private var screens: [Screen] = []
  private var idleSince = Time.zero
  /// Whether screens may have been on their way when the log began, or when events were lost.
  private var hasStrangers = false
  /// Screens of which the reducer says that they were visible, and have left of late.
  private var departed: [Name] = []
  /// Screens of which the reducer says that they are about to appear.
  private var arriving: [Name] = []
  /// Screens that were told that they are gone, of late.
  private var gone: [Name] = []

  mutating func judge(
    _ callback: AppearanceCallback,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard let next = callback.kind.next else { return }
    report.wake(after: report.place.time + scene.thresholds.appearanceGrace)
    let index = index(of: callback, session, report.place)
    let state = screens[index].state
    let isAllowed =
      next.from.contains(state) && !isEarly(callback, after: screens[index], session)
    screens[index].state = next.to
    screens[index].changed = report.place
    screens[index].kind = callback.kind
    guard !isAllowed, !screens[index].isReported else { return }
    screens[index].isReported = true
    report.add(
      .appearanceUnbalanced,
      of: [.name(callback.screen)],
      "\(callback.screen): \(callback.kind) while \(state)"
    )
  }

  /// Whether a screen sets out on a new way before it was told of the end of the one before; only a
  /// cancel turns it round.
  private func isEarly(
    _ callback: AppearanceCallback,
    after screen: Screen,
    _ session: Session
  ) -> Bool {
    let leaves = callback.kind == .willDisappear && screen.state == .appearing
    let comes = callback.kind == .willAppear && screen.state == .disappearing
    guard leaves || comes else { return false }
    return session.transitions.contains {
      $0.isOpen && $0.phase != .cancelling && $0.since >= screen.changed.time
        && (leaves ? $0.from : $0.to) == screen.name
    }
  }

  mutating func judge(_ fact: Fact, _ scene: Scene, _ report: inout FindingReport) {
    if case .callback(let derived) = fact { follow(derived) }
    guard case .completed = fact else { return }
    idleSince = report.place.time
    if !screens.isEmpty { report.wake(after: idleSince + scene.thresholds.appearanceGrace) }
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    guard !session.transitions.contains(where: \.isOpen) else { return }
    for index in screens.indices where !screens[index].isReported {
      let screen = screens[index]
      guard screen.state == .appearing || screen.state == .disappearing else { continue }
      let due = max(idleSince, screen.changed.time) + scene.thresholds.appearanceGrace
      guard due < report.place.time else {
        report.wake(after: due)
        continue
      }
      screens[index].isReported = true
      report.add(
        .appearanceUnbalanced,
        at: screen.changed,
        of: [.name(screen.name)],
        "\(screen.name): \(screen.kind), and still \(screen.state) when all is idle"
      )
    }
    for screen in screens where screen.state == .gone && !screen.isReported {
      AppearanceUnbalanced.remember(screen.name, in: &gone)
    }
    screens.removeAll { $0.state == .gone && !$0.isReported }
  }

  /// Follows what the reducer says: one that turns back before it has appeared was never visible.
  private mutating func follow(_ derived: AppearanceCallback) {
    switch derived.kind {
    case .willAppear:
      departed.removeAll { $0 == derived.screen }
      AppearanceUnbalanced.remember(derived.screen, in: &arriving)
    case .willDisappear where !arriving.contains(derived.screen):
      AppearanceUnbalanced.remember(derived.screen, in: &departed)
    case .didAppear, .willDisappear: arriving.removeAll { $0 == derived.screen }
    case .didDisappear, .willShow, .didShow: break
    }
  }

  private static func remember(_ screen: Name, in list: inout [Name]) {
    list.removeAll { $0 == screen }
    if list.count == remembered { list.removeFirst() }
    list.append(screen)
  }

  /// Place of the screen among those that are known.
  ///
  /// One that is named first is visible if it is about to leave and an end of what is open, on top, or
  /// was so a moment ago, or if no container knows it: the child of a screen came with it, before the
  /// log began. Else it is gone; in a log that begins in the midst it is whatever the callback needs.
  private mutating func index(
    of callback: AppearanceCallback,
    _ session: Session,
    _ place: Place
  ) -> Int {
    if let index = screens.firstIndex(where: { $0.name == callback.screen }) { return index }
    if hasStrangers, let needed = callback.kind.next?.from.first {
      screens.append(
        Screen(name: callback.screen, state: needed, changed: place, kind: callback.kind)
      )
      return screens.count - 1
    }
    let mayLeave =
      session.containers.contains { $0.committed.last == callback.screen }
      || session.transitions.contains { $0.isOpen && $0.from == callback.screen }
      || departed.contains(callback.screen)
      || !gone.contains(callback.screen) && !session.knows(callback.screen)
    let isVisible = callback.kind == .willDisappear && mayLeave
    screens.append(
      Screen(
        name: callback.screen,
        state: isVisible ? .visible : .gone,
        changed: place,
        kind: callback.kind
      )
    )
    return screens.count - 1
  }

  /// Takes in that the log does not tell what came before.
  mutating func startInTheMidst() {
    screens.removeAll()
    hasStrangers = true
  }

  /// How many screens that left are remembered.
  private static let remembered = 16
}

extension Session {
  /// Whether `screen` stands in a container or is an end of what is open.
  fileprivate func knows(_ screen: Name) -> Bool {
    containers.contains { $0.committed.contains(screen) || $0.model.contains(screen) }
      || transitions.contains { $0.from == screen || $0.to == screen }
  }
}

extension AppearanceCallback.Kind {
  /// The state it leads to, and those it may come in; nil for what concerns no screen's own state.
  fileprivate var next: (from: [AppearanceUnbalanced.State], to: AppearanceUnbalanced.State)? {
    switch self {
    case .willAppear: ([.gone, .disappearing], .appearing)
    case .didAppear: ([.appearing], .visible)
    case .willDisappear: ([.visible, .appearing], .disappearing)
    case .didDisappear: ([.disappearing], .gone)
    case .willShow, .didShow: nil
    }
  }
}
