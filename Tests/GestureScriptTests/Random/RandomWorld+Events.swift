import SessionModel

extension RandomWorld {
  /// How many kinds of events `event(kind:)` knows.
  static let kinds = 23

  mutating func event(kind: Int) -> Event {
    switch kind {
    case 0: .setup(setup())
    case 1: .touch(touch())
    case 2: .touchSample(touchSample())
    case 3: .gesture(gesture())
    case 4:
      .gestureControl(GestureControl(name(), chance() ? .enabled(chance()) : .resetTranslation))
    case 5: .call(call())
    case 6: .transition(transition())
    case 7: .animator(animator())
    case 8: .callback(AppearanceCallback(pick(AppearanceCallback.Kind.self), name()))
    case 9: .observation(observation())
    case 10: .model(StackSnapshot(name(), some { $0.name() }))
    case 11: .flag(name(), chance())
    case 12: .bars(bars())
    case 13: .scroll(name(), offset: number())
    case 14: .rotation(size(), window: maybe { $0.name() })
    case 15: .app(pick(AppState.self))
    case 16: .lifetime(Lifetime(pick(Lifetime.Kind.self), name(), owner: maybe { $0.name() }))
    case 17: .mark(name())
    case 18: .note(spelling())
    case 19: .custom(name(), payload: spelling())
    case 20: .unknown(kind: UInt32(below(1000)), bytes: some { UInt8($0.below(256)) })
    case 21: .lost(count: generator.next(), cause: name())
    default: .end
    }
  }

  private mutating func touch() -> Touch {
    Touch(
      pick(Touch.Phase.self),
      id: id(),
      position: maybe { $0.point() },
      sampleTime: maybe { $0.time() },
      force: maybe { $0.number() },
      window: maybe { $0.name() },
      kind: maybe { $0.pick(Touch.Kind.self) }
    )
  }

  private mutating func touchSample() -> TouchSample {
    TouchSample(
      id: id(),
      kind: pick(TouchSample.Kind.self),
      position: point(),
      sampleTime: maybe { $0.time() },
      force: maybe { $0.number() }
    )
  }

  private mutating func gesture() -> GestureReport {
    GestureReport(
      name(),
      pick(GestureState.self),
      touch: maybe { $0.id() },
      translation: point(),
      velocity: point(),
      scale: number(),
      rotation: number(),
      force: number(),
      edge: maybe { $0.pick(Edge.self) }
    )
  }

  private mutating func call() -> NavigationCall {
    let operation: NavigationCall.Operation =
      switch below(8) {
      case 0: .push(name())
      case 1: .pop
      case 2: .popTo(name())
      case 3: .popToRoot
      case 4: .setStack(some { $0.name() })
      case 5: .present(name())
      case 6: .dismiss(maybe { $0.name() })
      default: .selectTab(name())
      }
    let animation: NavigationCall.Animation =
      switch below(3) {
      case 0: .unanimated
      case 1: .animated(interval(), curve: maybe { $0.curve() })
      default: .interactive
      }
    return NavigationCall(
      operation,
      animation,
      stack: maybe { $0.name() },
      cause: maybe { $0.cause() }
    )
  }

  private mutating func transition() -> TransitionReport {
    let step: TransitionReport.Step =
      switch below(7) {
      case 0: .begin(beginning())
      case 1: .update(number())
      case 2: .finish
      case 3: .cancel
      case 4: .pause
      case 5: .resume(by: maybe { $0.name() })
      default: .complete(finished: chance())
      }
    return TransitionReport(transitionID(), step)
  }

  private mutating func beginning() -> TransitionReport.Beginning {
    TransitionReport.Beginning(
      pick(TransitionKind.self),
      from: maybe { $0.name() },
      to: maybe { $0.name() },
      chance() ? .interactive : .animated(interval(), velocity: maybe { $0.number() }),
      cause: maybe { $0.cause() },
      stack: maybe { $0.name() }
    )
  }

  private mutating func animator() -> AnimatorReport {
    let step: AnimatorReport.Step =
      switch below(9) {
      case 0:
        .create(
          AnimatorReport.Creation(
            duration: maybe { $0.interval() },
            curve: maybe { $0.curve() },
            pausesOnCompletion: maybe { $0.chance() },
            scrubsLinearly: maybe { $0.chance() }
          )
        )
      case 1: .start
      case 2: .pause
      case 3: .fraction(number())
      case 4: .reverse(chance())
      case 5: .proceed(factor: number(), curve: maybe { $0.curve() })
      case 6: .stop(finishing: chance())
      case 7: .finish(at: pick(AnimatorReport.Position.self))
      default: .release
      }
    return AnimatorReport(name(), step)
  }

  private mutating func observation() -> Observation {
    switch below(3) {
    case 0: .stack(name(), some { $0.name() })
    case 1: .presented(some { $0.name() })
    default: .size(name(), size())
    }
  }

  private mutating func bars() -> BarsChange {
    BarsChange(
      some { BarsChange.Setting($0.name(), $0.name()) },
      owner: maybe { $0.name() },
      duration: maybe { $0.interval() }
    )
  }
}
