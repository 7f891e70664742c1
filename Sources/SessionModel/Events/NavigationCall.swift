/// A navigation call that the app made.
public struct NavigationCall: Equatable, Sendable {
  /// What was asked for.
  public enum Operation: Equatable, Sendable {
    case push(Name)
    case pop
    case popTo(Name)
    case popToRoot
    case setStack([Name])
    case present(Name)
    /// Dismisses the named screen and all above it; nil is the topmost.
    case dismiss(Name?)
    case selectTab(Name)
  }

  /// How the call moves the screens.
  public enum Animation: Equatable, Sendable {
    /// At once.
    case unanimated
    /// Over a time, along a curve; nil is the system's own.
    case animated(Interval, curve: TimingCurve?)
    /// Announces the explicit transition that follows; has no effect of its own.
    case interactive
  }

  /// What was asked for.
  public var operation: Operation
  /// How it moves.
  public var animation: Animation
  /// The stack it acts on; nil is the first one of the window.
  public var stack: Name?
  /// Who asked; nil if the log does not know.
  public var cause: Cause?

  /// A call.
  public init(
    _ operation: Operation,
    _ animation: Animation = .unanimated,
    stack: Name? = nil,
    cause: Cause? = nil
  ) {
    self.operation = operation
    self.animation = animation
    self.stack = stack
    self.cause = cause
  }
}
