extension Session {
  /// Takes in part of the starting state.
  mutating func receive(_ setup: Setup, telling sink: inout some FactSink) {
    switch setup {
    case .surroundings(let surroundings): receive(surroundings, telling: &sink)
    case .containers(let containers): receive(containers, telling: &sink)
    case .recognizer(let declaration): declare(declaration, telling: &sink)
    }
  }

  private mutating func receive(
    _ surroundings: Setup.Surroundings,
    telling sink: inout some FactSink
  ) {
    guard let index = ensureWindow(surroundings.window, telling: &sink) else { return }
    if let size = surroundings.size { windows[index].size = size }
    if let direction = surroundings.direction { windows[index].direction = direction }
    if let scale = surroundings.scale { windows[index].scale = scale }
    if let rate = surroundings.rate { windows[index].rate = rate }
  }

  private mutating func receive(_ setup: Setup.Containers, telling sink: inout some FactSink) {
    guard let window = ensureWindow(setup.window, telling: &sink) else { return }
    for list in setup.lists { receive(list, ofWindowAt: window, telling: &sink) }
    for value in setup.values {
      let name = windows[window].name
      if let place = ensureContainer(.value, value.name, in: name, telling: &sink) {
        containers[place].settle([value.value])
      }
    }
    for setting in setup.bars { setBar(setting, owner: nil, telling: &sink) }
    settleAppearances(telling: &sink)
  }

  private mutating func receive(
    _ list: Setup.Containers.List,
    ofWindowAt window: Int,
    telling sink: inout some FactSink
  ) {
    guard hasRoom(for: list.screens, in: list.name, telling: &sink) else { return }
    if list.name == Name(.tabs) {
      windows[window].tabs = list.screens
      return
    }
    let kind: Container.Kind = list.name == Name(.presented) ? .presented : .stack
    let name = windows[window].name
    if let place = ensureContainer(kind, list.name, in: name, telling: &sink) {
      containers[place].settle(list.screens)
    }
  }
}
