public import SessionModel

/// A thing that a finding is about.
public enum Subject: Hashable, Sendable {
  /// A screen, a recognizer, a container, a flag, a bar: anything that has a name alone.
  case name(Name)
  /// A finger.
  case touch(Int32)
  /// A transition.
  case transition(TransitionID)

  /// How `check` and `expect finding … of=` spell it.
  public func spelling(in names: NameTable) -> String {
    switch self {
    case .name(let name): names[name]
    case .touch(let id): "touch:\(id)"
    case .transition(let id): names.spelling(of: id)
    }
  }
}
