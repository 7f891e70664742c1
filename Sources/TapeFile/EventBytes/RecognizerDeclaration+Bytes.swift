import SessionModel

extension ByteWriter {
  mutating func write(_ declaration: RecognizerDeclaration) {
    write(declaration.name)
    write(byte: declaration.kind.rawValue)
    write(optional: declaration.preset) { $0.write(byte: $1.rawValue) }
    write(optional: declaration.edge) { $0.write(byte: $1.rawValue) }
    write(optional: declaration.stack)
    write(optional: declaration.drive) { $0.write($1) }
    write(optional: declaration.card)
    write(optional: declaration.begin) { $0.write($1) }
    write(optional: declaration.finish) { $0.write($1) }
    write(optional: declaration.onCancel) { $0.write(byte: $1.rawValue) }
    write(optional: declaration.duration) { $0.write($1) }
    write(optional: declaration.curve) { $0.write($1) }
    write(optional: declaration.completionCurve) { $0.write($1) }
    write(optional: declaration.style)
    write(optional: declaration.extent) { $0.write($1) }
    write(names: declaration.simultaneous)
    write(names: declaration.requireFailure)
  }

  private mutating func write(_ drive: RecognizerDeclaration.Drive) {
    switch drive {
    case .pop: write(byte: 0)
    case .push(let screen):
      write(byte: 1)
      write(screen)
    case .dismiss: write(byte: 2)
    case .present(let screen):
      write(byte: 3)
      write(screen)
    case .tab: write(byte: 4)
    case .card(let card):
      write(byte: 5)
      write(card)
    }
  }
}

extension ByteReader {
  mutating func readRecognizer() throws(MalformedBytes) -> RecognizerDeclaration {
    let name = try readName()
    var declaration = RecognizerDeclaration(name, try readChoice(RecognizerDeclaration.Kind.self))
    declaration.preset = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readChoice(RecognizerDeclaration.Preset.self)
    }
    declaration.edge = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readChoice(Edge.self)
    }
    declaration.stack = try readOptionalName()
    declaration.drive = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readDrive()
    }
    declaration.card = try readOptionalName()
    declaration.begin = try readOptionalExpression()
    declaration.finish = try readOptionalExpression()
    declaration.onCancel = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readChoice(RecognizerDeclaration.CancelRule.self)
    }
    try readMotion(&declaration)
    declaration.simultaneous = try readNames()
    declaration.requireFailure = try readNames()
    return declaration
  }

  private mutating func readMotion(
    _ declaration: inout RecognizerDeclaration
  ) throws(MalformedBytes) {
    declaration.duration = try readOptionalInterval()
    declaration.curve = try readOptionalCurve()
    declaration.completionCurve = try readOptionalCurve()
    declaration.style = try readOptionalName()
    declaration.extent = try readOptionalDouble()
  }

  mutating func readOptionalInterval() throws(MalformedBytes) -> Interval? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readInterval() }
  }

  mutating func readOptionalCurve() throws(MalformedBytes) -> TimingCurve? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readCurve() }
  }

  private mutating func readOptionalExpression() throws(MalformedBytes) -> Expression? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readExpression() }
  }

  private mutating func readDrive() throws(MalformedBytes) -> RecognizerDeclaration.Drive {
    switch try readByte() {
    case 0: .pop
    case 1: .push(try readName())
    case 2: .dismiss
    case 3: .present(try readName())
    case 4: .tab
    case 5: .card(try readName())
    default: throw MalformedBytes("has a drive that does not exist")
    }
  }
}
