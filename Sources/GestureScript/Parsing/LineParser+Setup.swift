import SessionModel

extension LineParser {
  /// What a `setup` line sets up; nil where it belongs to the header.
  mutating func setup() throws(SyntaxError) -> Setup? {
    if arguments.startsWith("policy"), arguments.take("policy") {
      try policies()
      return nil
    }
    if arguments.startsWith("seed"), let seed = arguments.option("seed") {
      try header.set(seed: try seed.asInteger(), at: seed.offset)
      return nil
    }
    if arguments.take("recognizer") { return .recognizer(try recognizer()) }
    let window = arguments.take("window") ? try nextName("the name of a window") : nil
    let geometry: [StaticString] = ["dir", "scale", "rate"]
    try refuseUnknownPart()
    let isGeometry = arguments.startsWith("size") || geometry.contains(where: arguments.startsWith)
    return isGeometry
      ? .surroundings(try surroundings(window)) : .containers(try containers(window))
  }

  /// A part is `stack`, `bars` or `size`, or anything with a value; other words mean nothing here.
  private func refuseUnknownPart() throws(SyntaxError) {
    guard let word = arguments.upcoming, word.offset == arguments.offset,
      !["stack", "bars", "size"].contains(where: arguments.startsWith)
    else { return }
    throw SyntaxError(
      at: word.offset,
      "\(try word.asWord("a word").text.shown) cannot be set up",
      expected: "size, stack, bars, NAME=…, recognizer, policy, seed= or window"
    )
  }

  private mutating func surroundings(
    _ window: Name?
  ) throws(SyntaxError) -> Setup.Surroundings {
    var surroundings = Setup.Surroundings(window: window)
    if arguments.take("size"), let size = arguments.nextIfAny() {
      surroundings.size = try size.asSize()
    }
    surroundings.direction = try spelledOption("dir")
    surroundings.scale = try numberOption("scale")
    surroundings.rate = try numberOption("rate")
    return surroundings
  }

  private mutating func containers(_ window: Name?) throws(SyntaxError) -> Setup.Containers {
    var containers = Setup.Containers(window: window)
    _ = arguments.startsWith("stack") && arguments.take("stack")
    while let (name, value) = try arguments.keyedHere() {
      if value.isList {
        containers.lists.append(Setup.Containers.List(intern(name), try list(value)))
      } else {
        let state = try value.asWord("a list of screens or a state")
        containers.values.append(Setup.Containers.Value(intern(name), intern(state)))
      }
    }
    if arguments.startsWith("bars"), arguments.take("bars") {
      while let (part, value) = try arguments.keyedHere() {
        containers.bars.append(try setting(part, value))
      }
    }
    return containers
  }
}
