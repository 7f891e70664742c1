import SessionModel

/// What happened in an event, by the word that the notation has for it.
enum EventPhase: UInt8, CaseIterable {
  // Touches.
  case down, move, up, cancel, sample
  // Recognizers.
  case possible, began, changed, ended, cancelled, failed, enabled, resetTranslation
  // Transitions and animators.
  case begin, update, finish, pause, resume, complete, create, start, fraction, reverse
  case `continue`, stop, release
  // Calls.
  case push, pop, popTo, popToRoot, setStack, present, dismiss, selectTab
  // The app and its objects.
  case active, inactive, background, alloc

  /// The phase of `event`; nil where its kind says everything.
  init?(_ event: Event) {
    switch event {
    case .touch(let touch): self.init(touch.phase)
    case .touchSample: self = .sample
    case .gesture(let report): self.init(report.state)
    case .gestureControl(let control):
      if case .enabled = control.action { self = .enabled } else { self = .resetTranslation }
    case .call(let call): self.init(call.operation)
    case .transition(let report): self.init(report.step)
    case .animator(let report): self.init(report.step)
    case .app(let state):
      switch state {
      case .active: self = .active
      case .inactive: self = .inactive
      case .background: self = .background
      }
    case .lifetime(let lifetime): self = lifetime.kind == .alloc ? .alloc : .release
    case .setup, .callback, .observation, .model, .flag, .bars, .scroll, .rotation, .mark, .note,
      .custom, .unknown, .lost, .end:
      return nil
    }
  }

  private init(_ phase: Touch.Phase) {
    switch phase {
    case .down: self = .down
    case .move: self = .move
    case .up: self = .up
    case .cancel: self = .cancel
    }
  }

  private init(_ state: GestureState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }

  private init(_ step: TransitionReport.Step) {
    switch step {
    case .begin: self = .begin
    case .update: self = .update
    case .finish: self = .finish
    case .cancel: self = .cancel
    case .pause: self = .pause
    case .resume: self = .resume
    case .complete: self = .complete
    }
  }

  private init(_ step: AnimatorReport.Step) {
    switch step {
    case .create: self = .create
    case .start: self = .start
    case .pause: self = .pause
    case .fraction: self = .fraction
    case .reverse: self = .reverse
    case .proceed: self = .continue
    case .stop: self = .stop
    case .finish: self = .finish
    case .release: self = .release
    }
  }

  private init(_ operation: NavigationCall.Operation) {
    switch operation {
    case .push: self = .push
    case .pop: self = .pop
    case .popTo: self = .popTo
    case .popToRoot: self = .popToRoot
    case .setStack: self = .setStack
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .selectTab: self = .selectTab
    }
  }
}
