/// What a transition changes when it completes.
public enum TransitionKind: UInt8, CaseIterable, Sendable {
  /// Appends its destination to a stack.
  case push
  /// Removes what lies above its destination.
  case pop
  /// Replaces a stack by the announced list.
  case set
  /// Adds a presented screen.
  case present
  /// Removes a presented screen and all above it.
  case dismiss
  /// Changes nothing.
  case preview
  /// Selects a tab.
  case tab
  /// Turns to a page.
  case page
  /// Opens or closes the menu.
  case menu
  /// Opens or closes the drawer.
  case drawer
  /// Moves a panel to another height.
  case detent
}
