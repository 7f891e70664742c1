import SessionModel

extension RandomWorld {
  mutating func setup() -> Setup {
    switch below(3) {
    case 0:
      .surroundings(
        Setup.Surroundings(
          window: maybe { $0.name() },
          size: maybe { $0.size() },
          direction: maybe { $0.pick(LayoutDirection.self) },
          scale: maybe { $0.number() },
          rate: maybe { $0.number() }
        )
      )
    case 1:
      .containers(
        Setup.Containers(
          window: maybe { $0.name() },
          lists: some { world in Setup.Containers.List(world.name(), world.some { $0.name() }) },
          values: some { Setup.Containers.Value($0.name(), $0.name()) },
          bars: some { BarsChange.Setting($0.name(), $0.name()) }
        )
      )
    default: .recognizer(declaration())
    }
  }

  private mutating func declaration() -> RecognizerDeclaration {
    var declaration = RecognizerDeclaration(name(), pick(RecognizerDeclaration.Kind.self))
    declaration.preset = maybe { $0.pick(RecognizerDeclaration.Preset.self) }
    declaration.edge = maybe { $0.pick(Edge.self) }
    declaration.stack = maybe { $0.name() }
    declaration.drive = maybe { $0.drive() }
    declaration.card = maybe { $0.name() }
    declaration.begin = maybe { $0.program(length: 1 + $0.below(40)) }
    declaration.finish = maybe { $0.program(length: 1 + $0.below(40)) }
    declaration.onCancel = maybe { $0.pick(RecognizerDeclaration.CancelRule.self) }
    declaration.duration = maybe { $0.interval() }
    declaration.curve = maybe { $0.curve() }
    declaration.completionCurve = maybe { $0.curve() }
    declaration.style = maybe { $0.name() }
    declaration.extent = maybe { $0.number() }
    declaration.simultaneous = some { $0.name() }
    declaration.requireFailure = some { $0.name() }
    return declaration
  }

  private mutating func drive() -> RecognizerDeclaration.Drive {
    switch below(6) {
    case 0: .pop
    case 1: .push(name())
    case 2: .dismiss
    case 3: .present(name())
    case 4: .tab
    default: .card(name())
    }
  }
}
