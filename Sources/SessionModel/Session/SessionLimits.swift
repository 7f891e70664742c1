/// How much a session holds at most, so that no log can make an event cost ever more.
///
/// Chosen far above what an app has at once. What goes beyond is refused, which is a fault
/// (`Fault.limitReached`), and the state stays as it was.
public enum SessionLimits {
  /// Fingers that are down; the largest panels tell 64 apart.
  public static let touches = 256
  /// Recognizers, declared or reported.
  public static let recognizers = 1024
  /// Recognizers that one declaration names as simultaneous, or as those that must fail first.
  public static let relations = 64
  /// Windows.
  public static let windows = 1024
  /// Stacks and other containers.
  public static let containers = 1024
  /// Screens in a container, or tabs of a window.
  public static let screens = 1024
  /// Transitions that are open, or refused and not yet over.
  public static let transitions = 1024
  /// Calls that wait.
  public static let queuedCalls = 1024
  /// Property animators.
  public static let animators = 1024
  /// Screens that are not gone.
  public static let appearances = 1024
  /// Bars, flags and scroll views, of each kind.
  public static let sideStates = 2048
}

extension Session {
  /// Whether a list of `count` elements has room for `subject`; where it has none, that is a fault.
  func hasRoom(
    _ count: Int,
    below limit: Int,
    for subject: Name,
    telling sink: inout some FactSink
  ) -> Bool {
    guard count >= limit else { return true }
    sink.receive(.fault(.limitReached, subject: subject), at: now)
    return false
  }

  /// Whether `container` may hold all of `screens`; that it may not is a fault.
  func hasRoom(
    for screens: [Name],
    in container: Name,
    telling sink: inout some FactSink
  ) -> Bool {
    hasRoom(screens.count, below: SessionLimits.screens + 1, for: container, telling: &sink)
  }

  /// Whether the container at `index` may hold one more screen; that it may not is a fault.
  func hasRoom(
    forScreenInContainerAt index: Int,
    telling sink: inout some FactSink
  ) -> Bool {
    let (count, name) = (containers[index].model.count, containers[index].name)
    return hasRoom(count, below: SessionLimits.screens, for: name, telling: &sink)
  }
}

extension Session {
  /// Whether nothing goes beyond the limits, as in any session that grew by events.
  var isWithinLimits: Bool {
    touches.count <= SessionLimits.touches
      && recognizers.count <= SessionLimits.recognizers
      && windows.count <= SessionLimits.windows
      && containers.count <= SessionLimits.containers
      && transitions.count <= SessionLimits.transitions
      && queue.count <= SessionLimits.queuedCalls
      && animators.count <= SessionLimits.animators
      && appearances.count <= SessionLimits.appearances
      && max(bars.count, flags.count, scrolls.count) <= SessionLimits.sideStates
      && containers.allSatisfy {
        max($0.model.count, $0.committed.count) <= SessionLimits.screens
      }
      && recognizers.allSatisfy {
        max($0.simultaneous.count, $0.requireFailure.count) <= SessionLimits.relations
      }
  }
}
