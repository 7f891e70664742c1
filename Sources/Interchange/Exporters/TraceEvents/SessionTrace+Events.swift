import GestureScript
import SessionModel

extension SessionTrace {
  /// Shows what is an instant by itself.
  mutating func take(_ event: Event, _ session: Session) {
    switch event {
    case .call(let call): show(call, session)
    case .touch(let touch): noteEnd(of: touch)
    case .mark(let name): mark(names[name])
    case .note(let note): mark("note", ["text": .text(note)])
    case .custom(let name, let payload):
      mark("custom \(names[name])", ["payload": .text(payload)])
    case .lost(let count, let cause):
      mark("lost", ["events": .number(Double(count)), "cause": .text(names[cause])])
    case .rotation(let size, _):
      mark("rotation", ["width": .number(size.width), "height": .number(size.height)])
    // What these lead to is seen in the session, in facts or in counters.
    case .setup, .touchSample, .gesture, .gestureControl, .transition, .animator, .callback,
      .observation, .model, .flag, .bars, .scroll, .app, .lifetime, .unknown, .end:
      break
    }
  }

  mutating func take(_ fact: Fact, _ session: Session) {
    switch fact {
    case .decided(let id, let decision): decisions[id] = decision
    case .completed(let id, let isFinished): end(id, isFinished ? "finished" : "cancelled")
    case .refused(let id, let refusal): refuse(id, refusal, session)
    case .replaced(let id, _): end(id, "replaced")
    case .queued(let queued): show(queued, "waits")
    case .dropped(let queued): show(queued, "dropped")
    case .arbitrated(let arbitration): take(arbitration, session)
    case .recognized(let report): recognize(report, session)
    // Slices of transitions and containers show these, or nothing does.
    case .requested, .committed, .interactionChanged, .dismissal, .navigated, .callback,
      .animatorCompleted, .fault:
      break
    }
  }

  private mutating func mark(_ name: String, _ arguments: TraceArguments = [:]) {
    let track = text.track(TraceTrack.session, .marks, "marks")
    text.instant(name, "mark", on: track, at: clock, arguments)
  }

  private func words(_ operation: NavigationCall.Operation) -> String {
    operation.spelling {
      names[$0]
    } list: { list in
      "[\(list.map { names[$0] }.joined(separator: ","))]"
    }
  }

  private mutating func show(_ call: NavigationCall, _ session: Session) {
    let window =
      session.containers.first { $0.name == call.stack }?.window ?? session.windows.first?.name
    let track = text.track(process(of: window ?? .none), .call, "calls")
    let cause = call.cause.map { "\($0)" } ?? "unknown"
    let stack = call.stack.map { names[$0] } ?? "the first"
    text.instant(
      words(call.operation),
      "call",
      on: track,
      at: clock,
      ["by": .text(cause), "stack": .text(stack)]
    )
  }

  private mutating func show(_ queued: QueuedCall, _ what: String) {
    let track = text.track(process(of: queued.window), .call, "calls")
    text.instant("\(what): \(words(queued.call.operation))", "call", on: track, at: clock)
  }

  mutating func appTrack() -> TraceTrack {
    text.track(TraceTrack.session, .app, "app")
  }

  mutating func followApp(_ session: Session) {
    guard session.app != app else { return }
    let track = appTrack()
    if app != nil { text.end(on: track, at: clock) }
    app = session.app
    text.begin("\(session.app.spelling)", "app", on: track, at: clock)
  }
}
