import SessionModel

extension SessionSpelling {
  /// Windows, stacks, presented screens, other containers and what waits for them.
  ///
  /// `presented`, `containers` and `containerModels` are those of the first window; a further window
  /// has its own within `windows`.
  var containerFields: [(String, StateValue)] {
    let first = session.windows[0].name
    return [
      ("windows", .array(session.windows.map(window))),
      ("stacks", .array(session.containers.filter { $0.kind == .stack }.map(stack))),
    ] + singleFields(of: first) + [("queued", .array(session.queue.map(queued)))]
  }

  private func window(_ window: Window) -> StateValue {
    var fields: [(String, StateValue)] = [
      ("name", name(window.name)),
      ("size", size(window.size)),
      ("direction", word(window.direction)),
      ("scale", .number(window.scale)),
      ("rate", .number(window.rate)),
      ("tabs", list(window.tabs)),
    ]
    if window.name != session.windows[0].name { fields += singleFields(of: window.name) }
    return .object(fields)
  }

  private func stack(_ stack: Container) -> StateValue {
    let waiting = session.queue.filter { session.stackWaited(forBy: $0) == stack.name }
    return .object([
      ("name", name(stack.name)),
      ("window", name(stack.window)),
      ("committed", list(stack.committed)),
      ("model", list(stack.model)),
      ("queued", .array(waiting.map { .string(spelling(of: $0.call)) })),
    ])
  }

  private func singleFields(of window: Name) -> [(String, StateValue)] {
    let inWindow = session.containers.filter { $0.window == window }
    let presented = inWindow.first { $0.kind == .presented }
    let single = inWindow.filter { $0.kind == .value || $0.kind == .card }
    return [
      ("presented", list(presented?.committed ?? [])),
      ("presentedModel", list(presented?.model ?? [])),
      ("containers", .object(single.map { (names[$0.name], name($0.committed.last)) })),
      ("containerModels", .object(single.map { (names[$0.name], name($0.model.last)) })),
    ]
  }

  private func queued(_ request: QueuedCall) -> StateValue {
    .object([
      ("call", .string(spelling(of: request.call))),
      ("window", name(request.window)),
      ("recognizer", name(request.recognizer)),
    ])
  }

  /// A call as scripts write it, without its animation: `push C`.
  private func spelling(of call: NavigationCall) -> String {
    call.operation.spelling(name: { names[$0] }, list: { list($0).text })
  }
}

extension Session {
  /// The stack that a waiting call will change: the one it names, else its window's first.
  func stackWaited(forBy request: QueuedCall) -> Name? {
    switch request.call.operation {
    case .present, .dismiss, .selectTab: return nil
    case .push, .pop, .popTo, .popToRoot, .setStack: break
    }
    let first = containers.first { $0.kind == .stack && $0.window == request.window }
    return request.call.stack ?? first?.name
  }
}
