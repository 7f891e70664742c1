import SessionModel

extension ByteWriter {
  mutating func write(_ setup: Setup) -> EventKind {
    switch setup {
    case .surroundings(let surroundings):
      write(surroundings)
      return .surroundings
    case .containers(let containers):
      write(containers)
      return .containers
    case .recognizer(let declaration):
      write(declaration)
      return .recognizer
    }
  }

  private mutating func write(_ surroundings: Setup.Surroundings) {
    write(optional: surroundings.window)
    write(optional: surroundings.size) { $0.write($1) }
    write(optional: surroundings.direction) { $0.write(byte: $1.rawValue) }
    write(optional: surroundings.scale) { $0.write($1) }
    write(optional: surroundings.rate) { $0.write($1) }
  }

  private mutating func write(_ containers: Setup.Containers) {
    write(optional: containers.window)
    write(list: containers.lists) {
      $0.write($1.name)
      $0.write(names: $1.screens)
    }
    write(list: containers.values) {
      $0.write($1.name)
      $0.write($1.value)
    }
    write(list: containers.bars) { $0.write($1) }
  }
}

extension ByteReader {
  mutating func readSetup(_ kind: EventKind) throws(MalformedBytes) -> Setup {
    switch kind {
    case .surroundings: .surroundings(try readSurroundings())
    case .containers: .containers(try readContainers())
    default: .recognizer(try readRecognizer())
    }
  }

  private mutating func readSurroundings() throws(MalformedBytes) -> Setup.Surroundings {
    var surroundings = Setup.Surroundings(window: try readOptionalName())
    surroundings.size = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readSize()
    }
    surroundings.direction = try readOptional { (reader) throws(MalformedBytes) in
      try reader.readChoice(LayoutDirection.self)
    }
    surroundings.scale = try readOptionalDouble()
    surroundings.rate = try readOptionalDouble()
    return surroundings
  }

  private mutating func readContainers() throws(MalformedBytes) -> Setup.Containers {
    var containers = Setup.Containers(window: try readOptionalName())
    containers.lists = try readList { (reader) throws(MalformedBytes) in
      let name = try reader.readName()
      return Setup.Containers.List(name, try reader.readNames())
    }
    containers.values = try readList { (reader) throws(MalformedBytes) in
      let name = try reader.readName()
      return Setup.Containers.Value(name, try reader.readName())
    }
    containers.bars = try readSettings()
    return containers
  }

  mutating func readOptionalDouble() throws(MalformedBytes) -> Double? {
    try readOptional { (reader) throws(MalformedBytes) in try reader.readDouble() }
  }
}
