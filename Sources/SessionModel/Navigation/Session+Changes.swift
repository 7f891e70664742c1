extension Session {
  /// A change of one container that needs a transition.
  struct Change {
    var kind: TransitionKind
    var container: Int
    var from: Name
    var to: Name
  }

  /// Changes the model of the container that `request` means, and says what transition shows it.
  ///
  /// Nil where there is nothing to show: nothing changed, or the new top is the old one.
  mutating func change(
    for request: QueuedCall,
    telling sink: inout some FactSink
  ) -> Change? {
    switch request.call.operation {
    case .present(let screen): present(screen, in: request.window, telling: &sink)
    case .dismiss(let screen): dismiss(screen, in: request.window, telling: &sink)
    case .selectTab(let tab): select(tab, in: request.window, telling: &sink)
    default: stackChange(for: request, telling: &sink)
    }
  }

  private mutating func stackChange(
    for request: QueuedCall,
    telling sink: inout some FactSink
  ) -> Change? {
    let stack = ensureStack(request.call.stack, in: request.window, telling: &sink)
    guard let stack else { return nil }
    switch request.call.operation {
    case .push(let screen): return push(screen, on: stack, telling: &sink)
    case .pop: return cut(stack, keeping: containers[stack].model.count - 1, telling: &sink)
    case .popTo(let screen): return pop(stack, to: screen, telling: &sink)
    case .popToRoot: return popToRoot(stack)
    case .setStack(let screens): return set(stack, to: screens, telling: &sink)
    case .present, .dismiss, .selectTab: return nil
    }
  }

  private mutating func push(
    _ screen: Name,
    on stack: Int,
    telling sink: inout some FactSink
  ) -> Change? {
    if policies.departs(.duplicatePush), containers[stack].model.contains(screen) {
      sink.receive(.fault(.duplicatePush, subject: screen), at: now)
      return nil
    }
    guard hasRoom(forScreenInContainerAt: stack, telling: &sink) else { return nil }
    let from = containers[stack].model.last ?? .none
    containers[stack].model.append(screen)
    return Change(kind: .push, container: stack, from: from, to: screen)
  }

  /// Removes what lies above the lowest `count` screens; the root always stays.
  private mutating func cut(
    _ stack: Int,
    keeping count: Int,
    telling sink: inout some FactSink
  ) -> Change? {
    guard count > 0, let from = containers[stack].model.last else {
      sink.receive(.fault(.popAtRoot, subject: containers[stack].name), at: now)
      return nil
    }
    returned.append(contentsOf: containers[stack].model[count...])
    containers[stack].model.removeSubrange(count...)
    let to = containers[stack].model[count - 1]
    return Change(kind: .pop, container: stack, from: from, to: to)
  }

  private mutating func pop(
    _ stack: Int,
    to screen: Name,
    telling sink: inout some FactSink
  ) -> Change? {
    guard let place = containers[stack].model.lastIndex(of: screen) else {
      sink.receive(.fault(.popToMissing, subject: screen), at: now)
      return nil
    }
    guard place + 1 < containers[stack].model.count else { return nil }
    return cut(stack, keeping: place + 1, telling: &sink)
  }

  private mutating func popToRoot(_ stack: Int) -> Change? {
    var silence = NoFacts()
    guard containers[stack].model.count > 1 else { return nil }
    return cut(stack, keeping: 1, telling: &silence)
  }

  /// UIKit tells by the new top alone what a set looks like: already there but not on top, a pop;
  /// already on top, nothing; else a push.
  private mutating func set(
    _ stack: Int,
    to screens: [Name],
    telling sink: inout some FactSink
  ) -> Change? {
    guard hasRoom(for: screens, in: containers[stack].name, telling: &sink) else { return nil }
    let from = containers[stack].model.last ?? .none
    guard let to = screens.last, to != from else {
      settle(stack, to: screens, instead: from, telling: &sink)
      return nil
    }
    let kind: TransitionKind = containers[stack].model.contains(to) ? .pop : .push
    containers[stack].model.removeAll(keepingCapacity: true)
    containers[stack].model.append(contentsOf: screens)
    return Change(kind: kind, container: stack, from: from, to: to)
  }

  /// Sets a stack without a transition: its top stays, or there is none any more.
  ///
  /// Nobody is told, and no other container is touched.
  private mutating func settle(
    _ stack: Int,
    to screens: [Name],
    instead top: Name,
    telling sink: inout some FactSink
  ) {
    let isChange = containers[stack].committed != screens
    containers[stack].settle(screens)
    if screens.isEmpty { appearances.removeAll { $0.screen == top } }
    if isChange { sink.receive(.navigated(container: containers[stack].name), at: now) }
  }

  private mutating func present(
    _ screen: Name,
    in window: Name,
    telling sink: inout some FactSink
  ) -> Change? {
    let from = topScreen(of: window)
    let name = Name(.presented)
    guard let container = ensureContainer(.presented, name, in: window, telling: &sink),
      hasRoom(forScreenInContainerAt: container, telling: &sink)
    else { return nil }
    containers[container].model.append(screen)
    return Change(kind: .present, container: container, from: from, to: screen)
  }

  private mutating func dismiss(
    _ screen: Name?,
    in window: Name,
    telling sink: inout some FactSink
  ) -> Change? {
    let name = Name(.presented)
    guard let container = ensureContainer(.presented, name, in: window, telling: &sink) else {
      return nil
    }
    let place =
      if let screen {
        containers[container].model.lastIndex(of: screen)
      } else {
        containers[container].model.indices.last
      }
    guard let place, let from = containers[container].model.last else {
      sink.receive(.fault(.dismissMissing, subject: screen ?? .none), at: now)
      return nil
    }
    containers[container].model.removeSubrange(place...)
    return Change(kind: .dismiss, container: container, from: from, to: topScreen(of: window))
  }

  private mutating func select(
    _ tab: Name,
    in window: Name,
    telling sink: inout some FactSink
  ) -> Change? {
    let name = Name(.selected)
    guard let container = ensureContainer(.value, name, in: window, telling: &sink) else {
      return nil
    }
    let from = containers[container].model.last ?? .none
    guard from != tab else { return nil }
    containers[container].model.removeAll(keepingCapacity: true)
    containers[container].model.append(tab)
    return Change(kind: .tab, container: container, from: from, to: tab)
  }
}
