/// What the delegate of a presentation hears of a dismissal by the user.
///
/// A dismissal by code tells it nothing.
public enum Dismissal: UInt8, CaseIterable, Sendable {
  /// The gesture has begun to take the screen away; it may yet be cancelled.
  case willDismiss
  /// The screen is gone.
  case didDismiss
  /// The user tried, but the screen must not go.
  case didAttemptToDismiss
}
