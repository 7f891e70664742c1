import SessionModel

/// What changed each container last, as far as snapshots of it are concerned.
struct LastChanges {
  enum Change: Equatable {
    case call(NavigationCall)
    case cancel(TransitionID)
    case finish(TransitionID)
  }

  private var changes: [(container: Name, change: Change)] = []
  /// Open transitions that the reducer started for a recognizer, and what they change.
  private var driven: [(transition: TransitionID, container: Name)] = []

  /// What changed `container` last.
  func last(of container: Name) -> Change? {
    changes.first { $0.container == container }?.change
  }

  /// Takes note of a call.
  mutating func take(_ call: NavigationCall, _ session: Session) {
    guard !call.isAnnouncement else { return }
    let window = session.window(of: call)
    let container: Name? =
      switch call.operation {
      case .present, .dismiss: Name(.presented)
      case .selectTab: Name(.selected)
      default: session.stack(call.stack, in: window)?.name
      }
    if let container { set(container, .call(call)) }
  }

  /// Takes note of the end of a transition that no call started.
  mutating func take(_ fact: Fact, _ scene: Scene, _ session: Session) {
    switch fact {
    case .committed(let id):
      guard let begun = session.transitions.last(where: { $0.id == id }),
        begun.origin == .recognizer
      else { return }
      driven.append((id, begun.container))
    case .completed(let id, let finished):
      let mine = driven.first { $0.transition == id }?.container
      driven.removeAll { $0.transition == id }
      guard let container = mine ?? scene.transition(id)?.container else { return }
      set(container, finished ? .finish(id) : .cancel(id))
    default: break
    }
  }

  private mutating func set(_ container: Name, _ change: Change) {
    changes.removeAll { $0.container == container }
    changes.append((container, change))
  }
}
