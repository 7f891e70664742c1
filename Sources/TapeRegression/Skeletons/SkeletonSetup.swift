import SessionModel

/// Says in setup lines what a session at rest holds.
enum SkeletonSetup {
  /// Windows, containers, bars, recognizers and flags.
  static func events(for session: Session) -> [Event] {
    var events: [Event] = []
    for (place, window) in session.windows.enumerated() {
      let name = place == 0 ? nil : window.name
      events.append(.setup(.surroundings(surroundings(of: window, name))))
      let containers = containers(of: window, name, in: session, isFirst: place == 0)
      if let containers { events.append(.setup(.containers(containers))) }
    }
    for recognizer in session.recognizers {
      guard let declaration = recognizer.declaration else { continue }
      events.append(.setup(.recognizer(declaration)))
    }
    events += session.flags.map { .flag($0.name, $0.value) }
    return events + session.scrolls.map { .scroll($0.name, offset: $0.offset) }
  }

  private static func surroundings(of window: Window, _ name: Name?) -> Setup.Surroundings {
    Setup.Surroundings(
      window: name,
      size: window.size,
      direction: window.direction,
      scale: window.scale,
      rate: window.rate
    )
  }

  /// nil where the window has none.
  private static func containers(
    of window: Window,
    _ name: Name?,
    in session: Session,
    isFirst: Bool
  ) -> Setup.Containers? {
    var setup = Setup.Containers(window: name)
    if !window.tabs.isEmpty { setup.lists.append(.init(Name(.tabs), window.tabs)) }
    for container in session.containers where container.window == window.name {
      switch container.kind {
      case .stack, .presented:
        setup.lists.append(.init(container.name, container.committed))
      case .value, .card:
        if let value = container.committed.last {
          setup.values.append(.init(container.name, value))
        }
      }
    }
    if isFirst { setup.bars = session.bars.map { BarsChange.Setting($0.part, $0.value) } }
    let isEmpty = setup.lists.isEmpty && setup.values.isEmpty && setup.bars.isEmpty
    return isEmpty ? nil : setup
  }
}

extension Session {
  /// Whether nothing is under way that setup lines could not say.
  var isAtRest: Bool {
    touches.isEmpty && queue.isEmpty && animators.isEmpty && app == .active
      && transitions.allSatisfy { !$0.isOpen }
      && containers.allSatisfy { $0.committed == $0.model }
      && recognizers.allSatisfy { !$0.state.isActive && $0.isEnabled }
  }
}
