import SessionModel

extension RandomEvents {
  mutating func cause() -> Cause {
    switch below(5) {
    case 0: .user
    case 1: .code
    case 2: .touch(finger())
    case 3: .recognizer(name())
    default: .transition(transitionID())
    }
  }

  mutating func curve() -> TimingCurve {
    switch below(8) {
    case 0: .linear
    case 1: .easeIn
    case 2: .easeOut
    case 3: .easeInOut
    case 4: .default
    case 5: .cubic(x1: number(), y1: number(), x2: number(), y2: number())
    case 6: .spring(mass: number(), stiffness: number(), damping: number())
    default: .springRatio(number())
    }
  }

  mutating func call() -> NavigationCall {
    let animations: [NavigationCall.Animation] = [
      .unanimated, .interactive, .animated(span(), curve: maybe { $0.curve() }),
    ]
    return NavigationCall(
      operation(),
      animations[below(3)],
      stack: maybe { $0.name() },
      cause: maybe { $0.cause() }
    )
  }

  private mutating func operation() -> NavigationCall.Operation {
    switch below(8) {
    case 0: .push(name())
    case 1: .pop
    case 2: .popTo(name())
    case 3: .popToRoot
    case 4: .setStack(names(upTo: 6))
    case 5: .present(name())
    case 6: .dismiss(maybe { $0.name() })
    default: .selectTab(name())
    }
  }

  /// An id as its spelling reads: a base that ends in a count of its own is split.
  private mutating func transitionID() -> TransitionID {
    let count = coin() ? UInt32(below(4)) : UInt32(truncatingIfNeeded: integer())
    return names.internTransition(names.spelling(of: TransitionID(name(), count: count)))
  }

  mutating func transition() -> TransitionReport {
    TransitionReport(transitionID(), transitionStep())
  }

  private mutating func transitionStep() -> TransitionReport.Step {
    switch below(8) {
    case 0: .begin(beginning())
    case 1...2: .update(number())
    case 3: .finish
    case 4: .cancel
    case 5: .pause
    case 6: .resume(by: maybe { $0.name() })
    default: .complete(finished: coin())
    }
  }

  private mutating func beginning() -> TransitionReport.Beginning {
    TransitionReport.Beginning(
      choice(),
      from: maybe { $0.name() },
      to: maybe { $0.name() },
      coin() ? .interactive : .animated(span(), velocity: maybe { $0.number() }),
      cause: maybe { $0.cause() },
      stack: maybe { $0.name() }
    )
  }

  mutating func animatorStep() -> AnimatorReport.Step {
    switch below(9) {
    case 0: .create(creation())
    case 1: .start
    case 2: .pause
    case 3: .fraction(number())
    case 4: .reverse(coin())
    case 5: .proceed(factor: number(), curve: maybe { $0.curve() })
    case 6: .stop(finishing: coin())
    case 7: .finish(at: choice())
    default: .release
    }
  }

  private mutating func creation() -> AnimatorReport.Creation {
    AnimatorReport.Creation(
      duration: maybe { $0.span() },
      curve: maybe { $0.curve() },
      pausesOnCompletion: maybe { $0.coin() },
      scrubsLinearly: maybe { $0.coin() }
    )
  }

  mutating func observation() -> Observation {
    switch below(3) {
    case 0: .stack(name(), names(upTo: 4))
    case 1: .presented(names(upTo: 4))
    default: .size(name(), size())
    }
  }
}
