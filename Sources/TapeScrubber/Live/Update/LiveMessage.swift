public import TerminalKit

/// Something that a live recording is told.
public enum LiveMessage: Hashable, Sendable {
  /// The recording starts; comes first and once.
  case start
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case pointer(LivePointer)
  /// Text was pasted.
  case paste(String)
  /// The screen has this size now.
  case resize(CellSize)
  /// Time has passed.
  case tick
  /// The recorder did not take the last event.
  case refused
  /// The recording is to end, whatever was being done.
  case stop
}

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
