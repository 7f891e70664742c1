/// A change that the app made to a recognizer.
public struct GestureControl: Equatable, Sendable {
  /// What was changed.
  public enum Action: Equatable, Sendable {
    /// `isEnabled` was set.
    case enabled(Bool)
    /// `setTranslation` rebased the translation to zero.
    case resetTranslation
  }

  /// The recognizer.
  public var recognizer: Name
  /// The change.
  public var action: Action

  /// A change to `recognizer`.
  public init(_ recognizer: Name, _ action: Action) {
    self.recognizer = recognizer
    self.action = action
  }
}
