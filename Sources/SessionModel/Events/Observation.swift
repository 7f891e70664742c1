/// What a container really held when somebody looked; it changes nothing.
public enum Observation: Equatable, Sendable {
  /// The screens of a stack, bottom first.
  case stack(Name, [Name])
  /// The presented screens, bottom first.
  case presented([Name])
  /// The size of a screen's view, in points.
  case size(Name, Size)
}
