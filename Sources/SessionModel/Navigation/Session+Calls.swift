extension Session {
  /// Takes in a navigation call.
  mutating func receive(_ call: NavigationCall, telling sink: inout some FactSink) {
    returned.removeAll(keepingCapacity: true)
    if call.animation == .interactive {
      announce(call, telling: &sink)
      return
    }
    let request = QueuedCall(call: call, window: window(of: call), recognizer: nil)
    submit(request, telling: &sink)
  }

  /// Starts a request, or makes it wait while its window is busy.
  mutating func submit(_ request: QueuedCall, telling sink: inout some FactSink) {
    backSwipeNotes(request, telling: &sink)
    let isFree =
      !isBusy(request.window) && !queue.contains { $0.window == request.window }
    if isFree || policies.departs(.nestedTransitions) {
      if !isFree {
        sink.receive(.fault(.nestedTransition, subject: request.call.operation.name), at: now)
      }
      start(request, telling: &sink)
      return
    }
    if isDropped(request.call) {
      sink.receive(.dropped(request), at: now)
    } else if hasRoom(
      queue.count,
      below: SessionLimits.queuedCalls,
      for: request.call.operation.name,
      telling: &sink
    ) {
      queue.append(request)
      sink.receive(.queued(request), at: now)
    }
  }

  /// Whether a transition of `window` is open.
  public func isBusy(_ window: Name) -> Bool {
    transitions.contains { $0.isOpen && $0.window == window }
  }

  /// Starts what waits for `window`, until something keeps it busy again.
  mutating func releaseQueue(of window: Name, telling sink: inout some FactSink) {
    while !isBusy(window), let index = queue.firstIndex(where: { $0.window == window }) {
      let request = queue.remove(at: index)
      // The screen before it has been shown by now, so a flag that is raised again stays up.
      if policies.departs(.reissuedPush) { backSwipeNotes(request, telling: &sink) }
      start(request, telling: &sink)
    }
  }

  /// An announcement has no effect of its own, but a `setStack` one names the list that the
  /// explicit transition after it will set.
  private mutating func announce(_ call: NavigationCall, telling sink: inout some FactSink) {
    guard case .setStack(let screens) = call.operation,
      hasRoom(for: screens, in: call.operation.name, telling: &sink)
    else { return }
    announced = screens
  }

  private func isDropped(_ call: NavigationCall) -> Bool {
    let isPop =
      switch call.operation {
      case .pop, .popTo, .popToRoot: true
      default: false
      }
    return policies.departs(.callDuringTransition)
      || isPop && policies.departs(.popDuringTransition)
  }

  private mutating func start(_ request: QueuedCall, telling sink: inout some FactSink) {
    returned.removeAll(keepingCapacity: true)
    let (limit, name) = (SessionLimits.transitions, request.call.operation.name)
    guard hasRoom(transitions.count, below: limit, for: name, telling: &sink),
      let change = change(for: request, telling: &sink)
    else { return }
    open(change, for: request, telling: &sink)
  }
}

extension NavigationCall.Operation {
  /// The name that derived transitions of this call carry.
  var name: Name {
    switch self {
    case .push: Name(.push)
    case .pop: Name(.pop)
    case .popTo: Name(.popTo)
    case .popToRoot: Name(.popToRoot)
    case .setStack: Name(.setStack)
    case .present: Name(.present)
    case .dismiss: Name(.dismiss)
    case .selectTab: Name(.selectTab)
    }
  }
}
