extension Rule {
  /// Whether it compares what the app tells with what all events so far make of it, so that it is wrong
  /// once events are missing.
  var comparesState: Bool {
    switch self {
    case .stackNotRestored, .callDropped, .modelDiverged, .didshowMismatch, .chromeOwnerMismatch,
      .popGestureOnRoot, .popAtRoot, .edgeSwipeNotHonoured, .duplicatePush, .sizeMismatch:
      true
    default: false
    }
  }
}
