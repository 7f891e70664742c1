/// What a touch, or the passing of time, means for a recognizer that follows it.
enum GestureStep: Equatable {
  /// Its state stays.
  case stay
  /// It has seen its gesture.
  case recognize
  /// The gesture it follows moved.
  case change
  /// The gesture it follows is over.
  case end
  /// The gesture it follows was taken away.
  case cancel
  /// What it sees cannot become its gesture.
  case fail(Arbitration.Reason)
}
