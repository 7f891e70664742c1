import SessionModel

extension JSONLineWriter {
  mutating func fields(of surroundings: Setup.Surroundings) {
    field("window", surroundings.window)
    field("width", surroundings.size?.width)
    field("height", surroundings.size?.height)
    field("direction", surroundings.direction)
    field("scale", surroundings.scale)
    field("rate", surroundings.rate)
  }

  mutating func fields(of containers: Setup.Containers) {
    field("window", containers.window)
    list("lists", containers.lists) { writer, list in
      writer.literal("[")
      writer.string(writer.names[list.name])
      for screen in list.screens {
        writer.literal(",")
        writer.string(writer.names[screen])
      }
      writer.literal("]")
    }
    field("values", pairs: containers.values.map { (names[$0.name], names[$0.value]) })
    field("bars", containers.bars)
  }
}

extension JSONLineReader {
  mutating func surroundings() throws(JSONLinesError) -> Setup.Surroundings {
    var surroundings = Setup.Surroundings(window: try name("window"))
    surroundings.size = try size()
    surroundings.direction = try word("direction")
    surroundings.scale = try number("scale")
    surroundings.rate = try number("rate")
    return surroundings
  }

  mutating func containers() throws(JSONLinesError) -> Setup.Containers {
    var containers = Setup.Containers(window: try name("window"))
    if let node = take("lists") {
      for element in try elements(of: node) { containers.lists.append(try list(at: element)) }
    }
    for (name, value) in try pairs("values") {
      let name = try self.name(at: name)
      containers.values.append(Setup.Containers.Value(name, try self.name(at: value)))
    }
    containers.bars = try settings("bars")
    return containers
  }

  /// A list's name and then its screens.
  private mutating func list(at node: Int) throws(JSONLinesError) -> Setup.Containers.List {
    let names = try names(at: node)
    guard let name = names.first else { throw wrong(node, "a name and then screens") }
    return Setup.Containers.List(name, Array(names.dropFirst()))
  }
}
