import SessionModel

/// What changed each container last, as far as snapshots of it are concerned.
struct LastChanges {
  enum Change: Equatable {
    case call(NavigationCall)
    case cancel(TransitionID)
    case finish(TransitionID)
  }

  private var changes: [(container: Name, change: Change)] = []

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
  mutating func take(_ end: TransitionTrack?, _ transition: TransitionID, finished: Bool) {
    guard let container = end?.container else { return }
    set(container, finished ? .finish(transition) : .cancel(transition))
  }

  private mutating func set(_ container: Name, _ change: Change) {
    changes.removeAll { $0.container == container }
    changes.append((container, change))
  }
}
