import SessionModel

/// A stack, or something else that holds screens, as a trace shows it.
struct TracedContainer {
  var name: Name
  var window: Name
  var track: TraceTrack
  var committed: [Name] = []
}

extension SessionTrace {
  /// Shows the topmost screen of each container for as long as its screens stay as they are.
  mutating func followContainers(_ session: Session) {
    for (guess, container) in session.containers.enumerated() {
      let place = place(of: container, at: guess)
      let known = containers[place]
      guard known.committed != container.committed else { continue }
      if !known.committed.isEmpty { text.end(on: known.track, at: clock) }
      containers[place].committed = container.committed
      guard let top = container.committed.last else { continue }
      text.begin(
        names[top],
        "container",
        on: known.track,
        at: clock,
        ["screens": .texts(container.committed.map { names[$0] })]
      )
    }
  }

  private mutating func place(of container: Container, at guess: Int) -> Int {
    func isSame(_ known: TracedContainer) -> Bool {
      known.name == container.name && known.window == container.window
    }
    if guess < containers.count, isSame(containers[guess]) { return guess }
    if let known = containers.firstIndex(where: isSame) { return known }
    let title = container.kind == .stack ? "stack " : ""
    let track = text.track(
      process(of: container.window),
      .container,
      title + names[container.name]
    )
    containers.append(
      TracedContainer(name: container.name, window: container.window, track: track)
    )
    return containers.count - 1
  }
}
