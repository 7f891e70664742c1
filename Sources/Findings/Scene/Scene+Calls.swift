import SessionModel

extension NavigationCall {
  /// How a message writes the call.
  var spelling: Message {
    switch operation {
    case .push(let screen): "push \(screen)"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(screen)"
    case .popToRoot: "popToRoot"
    case .setStack(let screens): "setStack \(screens)"
    case .present(let screen): "present \(screen)"
    case .dismiss(let screen?): "dismiss \(screen)"
    case .dismiss(nil): "dismiss"
    case .selectTab(let tab): "selectTab \(tab)"
    }
  }

  /// Whether it changes a stack.
  var changesStack: Bool {
    switch operation {
    case .push, .pop, .popTo, .popToRoot, .setStack: true
    case .present, .dismiss, .selectTab: false
    }
  }

  /// Whether it presents or dismisses.
  var isModal: Bool {
    switch operation {
    case .present, .dismiss: true
    default: false
    }
  }

  /// Whether it takes screens off a stack.
  var pops: Bool {
    switch operation {
    case .pop, .popTo, .popToRoot: true
    default: false
    }
  }

  /// Whether it has no effect of its own but announces a reported transition.
  var isAnnouncement: Bool {
    animation == .interactive
  }
}

extension Session {
  /// The open transitions of `window`, in the order they were asked for.
  func open(in window: Name) -> [Transition] {
    var list: [Transition] = []
    for index in transitions.indices
    where transitions[index].isOpen && transitions[index].window == window {
      list.append(transitions[index])
    }
    return list
  }

  /// The stack that `named` names, in whatever window, or that fills `window`.
  func stack(_ named: Name?, in window: Name) -> Container? {
    guard let named else { return stack(in: window) }
    return containers.first { $0.name == named && $0.kind == .stack }
  }

  /// The stack that a reported transition is about to change: the one it names, else the one that
  /// holds the screen it leaves, else the first window's.
  func stack(of beginning: TransitionReport.Beginning) -> Container? {
    if beginning.stack == nil, let from = beginning.from, from != .none,
      let holder = containers.first(where: { $0.kind == .stack && $0.model.contains(from) })
    {
      return holder
    }
    return stack(beginning.stack, in: windows[0].name)
  }

}

extension Scene {
  /// The window in which a reported transition is about to begin: that of its stack, or, if it changes
  /// none, of the finger that drives it.
  func window(of beginning: TransitionReport.Beginning, _ session: Session) -> Name {
    switch beginning.kind {
    case .push, .pop, .set, .preview:
      session.stack(of: beginning)?.window ?? session.windows[0].name
    case .present, .dismiss, .tab, .page, .menu, .drawer, .detent:
      touch(behind: beginning.cause).flatMap(touch)?.window ?? session.windows[0].name
    }
  }
}

extension Transition {
  /// Whether it follows a finger, or was caught by one.
  var isHeld: Bool {
    phase == .interactive || phase == .paused
  }

  /// Whether it glides to its end.
  var isSettling: Bool {
    phase == .finishing || phase == .cancelling
  }

  /// Whether a call started it, so that it ends by itself.
  var isImplicit: Bool {
    origin == .call
  }

  /// Whether it changes a stack.
  var changesStack: Bool {
    kind == .push || kind == .pop || kind == .set
  }

  /// Whether it presents or dismisses.
  var isModal: Bool {
    kind == .present || kind == .dismiss
  }

  /// When it ends, as far as that is known.
  var expectedEnd: Time {
    ends == .never ? since + duration : ends
  }
}
