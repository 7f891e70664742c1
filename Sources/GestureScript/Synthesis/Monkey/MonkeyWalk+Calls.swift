import SessionModel

extension MonkeyWalk {
  /// The deepest stack that the monkey makes, in screens.
  private static let deepest = 12
  /// From this depth on it goes back before it does anything else.
  private static let tooDeep = 11
  /// The most screens it presents over each other.
  private static let mostPresented = 3
  /// The most calls it lets wait.
  private static let longestQueue = 4

  /// Makes a navigation call that is not wrong, unless too many wait already.
  mutating func makeCall() {
    guard session.queue.count < MonkeyWalk.longestQueue else { return }
    let stack = chosenStack()
    // Almost always the first few draws hold one; no call at all is possible as well.
    for _ in 0..<20 {
      let kind = MonkeyCall.urn[noise.index(below: MonkeyCall.urn.count)]
      if let operation = operation(kind, on: stack) {
        emit(.call(call(operation, on: stack)))
        return
      }
    }
  }

  /// Goes back from a stack that has become too deep, whoever made it so.
  mutating func shrinkStack() -> Bool {
    let stacks = session.containers.filter { $0.kind == .stack }
    for stack in stacks where forecast(of: stack).high >= MonkeyWalk.tooDeep {
      let lowest = Array(stack.model.prefix(3))
      let isSet = lowest.count == 3 && noise.chance(0.5)
      let operation = isSet ? NavigationCall.Operation.setStack(lowest) : .popToRoot
      emit(.call(call(operation, on: stack)))
      return true
    }
    return false
  }

  /// A stack of the first window, most often the one that calls mean by default.
  private mutating func chosenStack() -> Container? {
    let window = session.windows[0].name
    let stacks = session.containers.filter { $0.kind == .stack && $0.window == window }
    guard stacks.count > 1, noise.chance(0.3) else { return stacks.first }
    return stacks[noise.index(below: stacks.count)]
  }

  private mutating func call(
    _ operation: NavigationCall.Operation,
    on stack: Container?
  ) -> NavigationCall {
    let isDefault = stack == nil || stack?.name == defaultStack(of: session.windows[0].name)
    var name: Name?
    switch operation {
    case .push, .pop, .popTo, .popToRoot, .setStack: name = isDefault ? nil : stack?.name
    case .present, .dismiss, .selectTab: break
    }
    let animation = animation()
    return NavigationCall(operation, animation, stack: name, cause: cause())
  }

  /// Two calls of three are animated, over 0.2 to 0.5 s.
  private mutating func animation() -> NavigationCall.Animation {
    guard noise.chance(0.67) else { return .unanimated }
    let curves: [TimingCurve?] = [
      nil, nil, nil, .linear, .easeOut, .easeInOut, .default, .springRatio(0.8),
    ]
    let hundredths = Int64(noise.index(below: 31)) + 20
    let curve = curves[noise.index(below: curves.count)]
    return .animated(Interval(microseconds: hundredths * 10_000), curve: curve)
  }

  private mutating func cause() -> Cause? {
    let window = session.windows[0].name
    if let touch = session.touches.last, touch.window == window, noise.chance(0.3) {
      return .touch(touch.id)
    }
    return noise.chance(0.2) ? nil : noise.chance(0.5) ? .code : .user
  }

  /// What a call of `kind` asks for; nil where it would be wrong, or nothing to do.
  private mutating func operation(
    _ kind: MonkeyCall,
    on stack: Container?
  ) -> NavigationCall.Operation? {
    let depth = forecast(of: stack)
    switch kind {
    case .push: return depth.high < MonkeyWalk.deepest ? .push(freshScreen()) : nil
    case .pop: return depth.low > 1 ? .pop : nil
    case .popToRoot: return depth.low > 1 ? .popToRoot : nil
    case .popTo: return popTo(on: stack)
    case .setStack: return stack.flatMap { setStack($0) }
    case .present:
      return presented.high < MonkeyWalk.mostPresented ? .present(freshScreen()) : nil
    case .dismiss: return presented.low > 0 ? .dismiss(nil) : nil
    case .selectTab:
      let tabs = session.windows[0].tabs
      return tabs.count > 1 ? .selectTab(tabs[noise.index(below: tabs.count)]) : nil
    }
  }

  /// A screen to go back to, while nothing can take it away before.
  private mutating func popTo(on stack: Container?) -> NavigationCall.Operation? {
    guard let stack, session.queue.isEmpty, !session.isBusy(stack.window), stack.model.count > 1
    else { return nil }
    return .popTo(stack.model[noise.index(below: stack.model.count - 1)])
  }

  /// The lower part of `stack` with up to three fresh screens on top.
  private mutating func setStack(_ stack: Container) -> NavigationCall.Operation? {
    let kept = stack.committed.prefix(noise.index(below: MonkeyWalk.tooDeep - 4) + 1)
    let added = noise.index(below: 3) + (kept.isEmpty ? 1 : 0)
    return .setStack(kept + (0..<added).map { _ in freshScreen() })
  }

  /// A screen of the pool that stands and waits nowhere.
  private mutating func freshScreen() -> Name {
    for _ in words.screens {
      let screen = words.screens[nextScreen]
      nextScreen = (nextScreen + 1) % words.screens.count
      if !isUsed(screen) { return screen }
    }
    return words.screens[nextScreen]
  }

  private func isUsed(_ screen: Name) -> Bool {
    session.containers.contains { $0.committed.contains(screen) || $0.model.contains(screen) }
      || session.queue.contains { $0.call.operation.brings(screen) }
  }

  private func forecast(of stack: Container?) -> StackForecast {
    var forecast = StackForecast(stack, in: session)
    for waiting in session.queue {
      let meant = waiting.call.stack ?? defaultStack(of: waiting.window)
      if meant == stack?.name { forecast.expect(onStack: waiting.call.operation) }
    }
    return forecast
  }

  /// The stack that a call in `window` means if it names none.
  private func defaultStack(of window: Name) -> Name? {
    session.containers.first { $0.kind == .stack && $0.window == window }?.name
  }

  private var presented: StackForecast {
    let window = session.windows[0].name
    let container = session.containers.first { $0.kind == .presented && $0.window == window }
    var forecast = StackForecast(container, in: session)
    for waiting in session.queue { forecast.expect(onPresented: waiting.call.operation) }
    return forecast
  }
}

extension NavigationCall.Operation {
  /// Whether it puts `screen` somewhere.
  fileprivate func brings(_ screen: Name) -> Bool {
    switch self {
    case .push(let name), .present(let name): name == screen
    case .setStack(let names): names.contains(screen)
    case .pop, .popTo, .popToRoot, .dismiss, .selectTab: false
    }
  }
}
