/// How far the picture is turned clockwise against the panel; the raw value is in degrees.
public enum ScreenRotation: Int, CaseIterable, Sendable {
  /// The picture stands as the panel does.
  case none = 0
  /// A quarter turn.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// Three quarter turns.
  case threeQuarters = 270
}
