/// How far a screen has appeared, as the derived callbacks tell it; a screen without one is gone.
public struct Appearance: Equatable, Sendable {
  /// How far.
  public enum State: UInt8, CaseIterable, Sendable {
    case appearing, visible, disappearing
  }

  /// The screen.
  public internal(set) var screen: Name
  /// How far.
  public internal(set) var state: State
}
