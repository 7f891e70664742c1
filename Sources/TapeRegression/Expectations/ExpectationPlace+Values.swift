import GestureScript
import SessionModel
import TapeReplay

extension ExpectationPlace {
  /// A container's committed value, or what `open` and `queued` list; nil if there is none.
  func stateValue(_ key: String) -> StateValue? {
    switch key {
    case "open": return openTransitions
    case "queued": return queuedCalls
    default: return value(ofContainer: key) { $0.committed }
    }
  }

  /// What a container answers; nil if there is none.
  func modelValue(_ key: String) -> StateValue? {
    value(ofContainer: key) { $0.model }
  }

  func flagValue(_ key: String) -> StateValue? {
    session.flags.first { names[$0.name].same(as: key) }.map { .bool($0.value) }
  }

  func barValue(_ key: String) -> StateValue? {
    session.bars.first { names[$0.part].same(as: key) }.map { .string(names[$0.value]) }
  }

  private func value(
    ofContainer key: String,
    _ screens: (Container) -> [Name]
  ) -> StateValue? {
    guard let container = session.containers.first(where: { names[$0.name].same(as: key) }) else {
      return unmentioned(key)
    }
    let spelled = screens(container).map { StateValue.string(names[$0]) }
    switch container.kind {
    case .stack, .presented: return .array(spelled)
    case .value, .card: return spelled.last ?? .null
    }
  }

  /// What a container that the log never mentioned holds, for those that every window has.
  private func unmentioned(_ key: String) -> StateValue? {
    switch key {
    case "presented": .array([])
    case "menu", "drawer": .string("closed")
    default: nil
    }
  }

  /// Explicit transitions that are not over.
  private var openTransitions: StateValue {
    .array(
      session.transitions.filter { $0.origin == .explicit }.map { transition in
        let name = names.spelling(of: transition.id)
        return .string(transition.isOpen ? name : "\(name):refused")
      }
    )
  }

  private var queuedCalls: StateValue {
    .array(session.queue.map { .string($0.call.spelling(names)) })
  }
}

extension ExpectationPlace {
  /// The values of a transition, keys as in the state's tree.
  func transition(_ name: String) -> [(String, StateValue)]? {
    element("transitions", "id", name)
  }

  /// The values of a recognizer, keys as in the state's tree and as in `gesture` lines.
  func recognizer(_ name: String) -> [(String, StateValue)]? {
    guard let fields = element("recognizers", "name", name),
      let recognizer = session.recognizers.last(where: { names[$0.name].same(as: name) })
    else { return nil }
    return fields + [
      ("tx", .number(recognizer.translation.x)), ("ty", .number(recognizer.translation.y)),
      ("vx", .number(recognizer.velocity.x)), ("vy", .number(recognizer.velocity.y)),
    ]
  }

  /// The values of a property animator, keys as in the state's tree.
  func animator(_ name: String) -> [(String, StateValue)]? {
    element("animators", "id", name)
  }

  /// Where and how a screen is drawn, in the first window that shows it.
  func picture(_ name: String) -> [(String, StateValue)]? {
    guard let screen = names.find(name) else { return nil }
    let layers = session.windows.lazy.compactMap { session.picture(of: $0.name).layer(of: screen) }
    return layers.first.map { layer in
      [
        ("x", .number(layer.frame.x)), ("y", .number(layer.frame.y)),
        ("width", .number(layer.frame.width)), ("height", .number(layer.frame.height)),
        ("opacity", .number(layer.opacity)), ("shadow", .number(layer.shadow)),
        ("dimming", .number(layer.dimming)),
      ]
    }
  }

  /// What the transition coordinator of a container reads while a transition of it is under way.
  func coordinator(_ name: String) -> [(String, StateValue)]? {
    let found = session.transitions.last {
      $0.isOpen && $0.isCommitted && names[$0.container].same(as: name)
    }
    return found.map { transition in
      [
        ("interactive", .bool(transition.isInteractive)),
        ("initiallyInteractive", .bool(transition.initiallyInteractive)),
        ("cancelled", .bool(transition.outcome == .cancel)),
        ("percent", .number(session.percentComplete(of: transition))),
      ]
    }
  }

  /// The last element of the tree's list `list` that is called `name`.
  private func element(
    _ list: String,
    _ key: String,
    _ name: String
  ) -> [(String, StateValue)]? {
    let tree = StateTree(of: session, names: names, event: 0)
    guard case .array(let elements)? = tree[list] else { return nil }
    for element in elements.reversed() where element[key] == .string(name) {
      if case .object(let fields) = element { return fields }
    }
    return nil
  }
}
