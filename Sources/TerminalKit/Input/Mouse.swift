/// Something done with the mouse.
public struct Mouse: Hashable, Sendable {
  /// What was done.
  public var action: Action
  /// The cell under the pointer; may lie outside the screen.
  public var position: CellPosition
  /// What was held on the keyboard.
  public var modifiers: Modifiers

  /// Makes a mouse event.
  public init(_ action: Action, at position: CellPosition, _ modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }

  /// What can be done with a mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up; `nil` where the terminal does not say which.
    case release(Button?)
    /// The pointer moved with a button down.
    case drag(Button)
    /// The pointer moved with no button down.
    case move
    /// The wheel turned one notch.
    case wheel(Wheel)
  }

  /// The buttons of a mouse.
  public enum Button: Hashable, Sendable {
    /// The three of old, and the two beside them for the thumb.
    case left, middle, right, back, forward
  }

  /// Where the wheel turns to.
  public enum Wheel: Hashable, Sendable {
    /// Away from the hand, towards it, and to the sides.
    case up, down, left, right
  }
}
