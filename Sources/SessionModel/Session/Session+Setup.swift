extension Session {
  /// Takes in part of the starting state.
  mutating func receive(_ setup: Setup) {
    switch setup {
    case .surroundings(let surroundings): receive(surroundings)
    case .containers(let containers): receive(containers)
    case .recognizer(let declaration): declare(declaration)
    }
  }

  private mutating func receive(_ surroundings: Setup.Surroundings) {
    let index = ensureWindow(surroundings.window)
    if let size = surroundings.size { windows[index].size = size }
    if let direction = surroundings.direction { windows[index].direction = direction }
    if let scale = surroundings.scale { windows[index].scale = scale }
    if let rate = surroundings.rate { windows[index].rate = rate }
  }

  private mutating func receive(_ setup: Setup.Containers) {
    let window = ensureWindow(setup.window)
    let name = windows[window].name
    for list in setup.lists {
      if list.name == Name(.tabs) {
        windows[window].tabs = list.screens
      } else {
        let kind: Container.Kind = list.name == Name(.presented) ? .presented : .stack
        let container = ensureContainer(kind, list.name, in: name)
        containers[container].settle(list.screens)
      }
    }
    for value in setup.values {
      let container = ensureContainer(.value, value.name, in: name)
      containers[container].settle([value.value])
    }
    for setting in setup.bars { setBar(setting, owner: nil) }
    settleAppearances()
  }
}
