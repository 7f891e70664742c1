public import TerminalKit

/// The mouse over the phone.
public struct LivePointer: Hashable, Sendable {
  /// What was done.
  public var action: Mouse.Action
  /// Where the pointer is, as finely as the terminal knows.
  public var place: MousePlace
  /// What was held on the keyboard.
  public var modifiers: Modifiers
  /// Whether a later place of the same drag has come at the same time: a sample on the way.
  public var isPassed: Bool

  /// The mouse at a place.
  public init(
    _ action: Mouse.Action,
    at place: MousePlace,
    _ modifiers: Modifiers = [],
    isPassed: Bool = false
  ) {
    self.action = action
    self.place = place
    self.modifiers = modifiers
    self.isPassed = isPassed
  }
}
