/// What the mouse drags on the timeline while its button is down.
enum TimelineDrag: Equatable, Sendable {
  /// The position; what played when it was taken goes on afterwards.
  case position(wasPlaying: Bool)
  /// The part that is shown: the column where the axis was taken, and what was shown then.
  case axis(column: Int, window: TimelineWindow)
}
