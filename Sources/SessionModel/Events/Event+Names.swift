extension Event {
  /// Replaces every name in the event, in a fixed order: that of the fields as they are printed.
  ///
  /// The order decides how a tape numbers its names, so it is part of the format.
  public mutating func replaceNames(_ replace: (Name) -> Name) {
    switch self {
    case .setup(var setup):
      setup.replaceNames(replace)
      self = .setup(setup)
    case .touch(var touch):
      guard let window = touch.window else { return }
      touch.window = replace(window)
      self = .touch(touch)
    case .gesture(var report):
      report.recognizer = replace(report.recognizer)
      self = .gesture(report)
    case .gestureControl(var control):
      control.recognizer = replace(control.recognizer)
      self = .gestureControl(control)
    case .call(var call):
      call.replaceNames(replace)
      self = .call(call)
    case .transition(var report):
      report.replaceNames(replace)
      self = .transition(report)
    case .animator(let report):
      self = .animator(AnimatorReport(replace(report.id), report.step))
    case .callback(let callback):
      self = .callback(AppearanceCallback(callback.kind, replace(callback.screen)))
    case .observation(let observation):
      self = .observation(observation.replacingNames(replace))
    case .model(let snapshot):
      self = .model(StackSnapshot(replace(snapshot.stack), snapshot.screens.map(replace)))
    case .flag(let name, let value):
      self = .flag(replace(name), value)
    case .bars(var change):
      change.settings = change.settings.map { $0.replacingNames(replace) }
      change.owner = change.owner.map(replace)
      self = .bars(change)
    case .scroll(let name, let offset):
      self = .scroll(replace(name), offset: offset)
    case .rotation(let size, let window):
      self = .rotation(size, window: window.map(replace))
    case .lifetime(let lifetime):
      let object = replace(lifetime.object)
      self = .lifetime(Lifetime(lifetime.kind, object, owner: lifetime.owner.map(replace)))
    case .mark(let name):
      self = .mark(replace(name))
    case .custom(let name, let payload):
      self = .custom(replace(name), payload: payload)
    case .lost(let count, let cause):
      self = .lost(count: count, cause: replace(cause))
    case .touchSample, .app, .note, .unknown, .end:
      break
    }
  }
}

extension Setup {
  fileprivate mutating func replaceNames(_ replace: (Name) -> Name) {
    switch self {
    case .surroundings(var surroundings):
      surroundings.window = surroundings.window.map(replace)
      self = .surroundings(surroundings)
    case .containers(var containers):
      containers.window = containers.window.map(replace)
      containers.lists = containers.lists.map {
        let name = replace($0.name)
        return Containers.List(name, $0.screens.map(replace))
      }
      containers.values = containers.values.map {
        let name = replace($0.name)
        return Containers.Value(name, replace($0.value))
      }
      containers.bars = containers.bars.map { $0.replacingNames(replace) }
      self = .containers(containers)
    case .recognizer(var declaration):
      declaration.replaceNames(replace)
      self = .recognizer(declaration)
    }
  }
}

extension RecognizerDeclaration {
  fileprivate mutating func replaceNames(_ replace: (Name) -> Name) {
    name = replace(name)
    stack = stack.map(replace)
    switch drive {
    case .push(let screen): drive = .push(replace(screen))
    case .present(let screen): drive = .present(replace(screen))
    case .card(let card): drive = .card(replace(card))
    case .pop, .dismiss, .tab, nil: break
    }
    card = card.map(replace)
    style = style.map(replace)
    simultaneous = simultaneous.map(replace)
    requireFailure = requireFailure.map(replace)
  }
}

extension NavigationCall {
  fileprivate mutating func replaceNames(_ replace: (Name) -> Name) {
    switch operation {
    case .push(let screen): operation = .push(replace(screen))
    case .popTo(let screen): operation = .popTo(replace(screen))
    case .setStack(let screens): operation = .setStack(screens.map(replace))
    case .present(let screen): operation = .present(replace(screen))
    case .dismiss(let screen): operation = .dismiss(screen.map(replace))
    case .selectTab(let tab): operation = .selectTab(replace(tab))
    case .pop, .popToRoot: break
    }
    stack = stack.map(replace)
    cause = cause.map { $0.replacingNames(replace) }
  }
}

extension TransitionReport {
  fileprivate mutating func replaceNames(_ replace: (Name) -> Name) {
    id.base = replace(id.base)
    switch step {
    case .begin(var beginning):
      beginning.from = beginning.from.map(replace)
      beginning.to = beginning.to.map(replace)
      beginning.cause = beginning.cause.map { $0.replacingNames(replace) }
      beginning.stack = beginning.stack.map(replace)
      step = .begin(beginning)
    case .resume(let recognizer):
      step = .resume(by: recognizer.map(replace))
    case .update, .finish, .cancel, .pause, .complete:
      break
    }
  }
}

extension Cause {
  fileprivate func replacingNames(_ replace: (Name) -> Name) -> Cause {
    switch self {
    case .user, .code, .touch: self
    case .recognizer(let name): .recognizer(replace(name))
    case .transition(let id): .transition(TransitionID(replace(id.base), count: id.count))
    }
  }
}

extension Observation {
  fileprivate func replacingNames(_ replace: (Name) -> Name) -> Observation {
    switch self {
    case .stack(let stack, let screens):
      let name = replace(stack)
      return .stack(name, screens.map(replace))
    case .presented(let screens): return .presented(screens.map(replace))
    case .size(let screen, let size): return .size(replace(screen), size)
    }
  }
}

extension BarsChange.Setting {
  fileprivate func replacingNames(_ replace: (Name) -> Name) -> BarsChange.Setting {
    let part = replace(part)
    return BarsChange.Setting(part, replace(value))
  }
}
