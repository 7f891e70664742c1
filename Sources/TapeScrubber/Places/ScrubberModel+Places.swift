import TapeReplay

extension ScrubberModel {
  /// Goes back to the place that the last jump left, or forward again.
  mutating func revisit(forward isForward: Bool) {
    guard let place = places.turn(from: position, forward: isForward) else {
      notice = isForward ? "no place was gone back from" : "no jump was made before"
      return
    }
    go(to: place)
  }
}
