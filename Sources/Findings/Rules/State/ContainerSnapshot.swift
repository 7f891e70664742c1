import SessionModel

/// What a container was seen to hold where something else was expected.
struct ContainerSnapshot {
  /// The container.
  let container: Name
  /// What it really held.
  let found: [Name]
  /// What the log makes it hold.
  let expected: [Name]

  /// A snapshot that contradicts the session; nil if it agrees.
  ///
  /// While a transition is open, what the container answers may be ahead of what is committed.
  init?(_ observation: Observation, _ session: Session) {
    let name: Name
    switch observation {
    case .stack(let stack, let screens): (name, found) = (stack, screens)
    case .presented(let screens): (name, found) = (Name(.presented), screens)
    case .size: return nil
    }
    let known = session.containers.first { $0.name == name }
    guard known != nil || name == Name(.presented) else { return nil }
    let isBusy = known.map { session.isBusy($0.window) } ?? false
    container = name
    expected = known?.committed ?? []
    guard found != expected, !(isBusy && found == known?.model) else { return nil }
  }
}
