import SessionModel

extension RandomEvents {
  mutating func touch() -> Touch {
    Touch(
      choice(),
      id: finger(),
      position: below(8) == 0 ? nil : point(),
      sampleTime: maybe { Time(microseconds: $0.integer()) },
      force: maybe { $0.number() },
      window: below(8) == 0 ? name() : nil,
      kind: maybe { $0.choice() }
    )
  }

  mutating func sample() -> TouchSample {
    TouchSample(
      id: finger(),
      kind: choice(),
      position: point(),
      sampleTime: maybe { Time(microseconds: $0.integer()) },
      force: maybe { $0.number() }
    )
  }

  mutating func gesture() -> GestureReport {
    GestureReport(
      name(),
      choice(),
      touch: maybe { $0.finger() },
      translation: point(),
      velocity: point(),
      scale: number(),
      rotation: number(),
      force: number(),
      edge: maybe { $0.choice() }
    )
  }

  mutating func setup() -> Setup {
    switch below(3) {
    case 0:
      .surroundings(
        Setup.Surroundings(
          window: maybe { $0.name() },
          size: maybe { $0.size() },
          direction: maybe { $0.choice() },
          scale: maybe { $0.number() },
          rate: maybe { $0.number() }
        )
      )
    case 1:
      .containers(
        Setup.Containers(
          window: maybe { $0.name() },
          lists: (0..<below(4)).map { _ in Setup.Containers.List(name(), names(upTo: 4)) },
          values: (0..<below(4)).map { _ in Setup.Containers.Value(name(), name()) },
          bars: settings()
        )
      )
    default:
      .recognizer(declaration())
    }
  }

  private mutating func declaration() -> RecognizerDeclaration {
    var declaration = RecognizerDeclaration(name(), choice())
    declaration.preset = maybe { $0.choice() }
    declaration.edge = maybe { $0.choice() }
    declaration.stack = maybe { $0.name() }
    declaration.drive = maybe { $0.drive() }
    declaration.card = maybe { $0.name() }
    declaration.begin = maybe { $0.expression() } ?? nil
    declaration.finish = maybe { $0.expression() } ?? nil
    declaration.onCancel = maybe { $0.choice() }
    declaration.duration = maybe { $0.span() }
    declaration.curve = maybe { $0.curve() }
    declaration.completionCurve = maybe { $0.curve() }
    declaration.style = maybe { $0.name() }
    declaration.extent = maybe { $0.number() }
    declaration.simultaneous = names(upTo: 3)
    declaration.requireFailure = names(upTo: 3)
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

  private mutating func expression() -> Expression? {
    let unary: [Expression.Instruction] = [.negate, .not, .abs]
    let binary: [Expression.Instruction] = [
      .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual, .and, .or, .min, .max,
    ]
    var program: [Expression.Instruction] = [.number(number())]
    for _ in 0..<below(6) {
      if coin() {
        program.append(unary[below(unary.count)])
      } else {
        program += [.variable(choice()), binary[below(binary.count)]]
      }
    }
    return Expression(program: program)
  }
}
