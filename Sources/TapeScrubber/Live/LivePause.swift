import SessionModel

/// What happens to the fingers while no time passes on the tape; it is recorded when that goes on.
struct LivePause: Equatable, Sendable {
  /// When it began, by the clock.
  let since: Time
  /// Where the first finger went.
  var place: Point?
  /// Whether it was lifted.
  var isLifted = false
}
