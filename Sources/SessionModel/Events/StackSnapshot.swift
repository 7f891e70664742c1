/// The app's own copy of a stack; it changes nothing.
public struct StackSnapshot: Equatable, Sendable {
  /// The stack.
  public var stack: Name
  /// What the app believes it holds, bottom first.
  public var screens: [Name]

  /// The app's copy of `stack`.
  public init(_ stack: Name, _ screens: [Name]) {
    self.stack = stack
    self.screens = screens
  }
}
