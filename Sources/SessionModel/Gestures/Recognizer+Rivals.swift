/// Who stands in whose way; places are those in the list.
extension [Recognizer] {
  /// The first that waited for others to fail and need wait no longer.
  var firstDecided: Int? {
    for place in indices where self[place].tracker.isHeld && isDecided(at: place) { return place }
    return nil
  }

  /// Whether nobody who must fail before the one at `place` can still recognize.
  ///
  /// Recognizers that wait for each other in a circle wait for ever, as in UIKit.
  func isDecided(at place: Int) -> Bool {
    !hasRequirement(at: place) { isInPlay(at: $0) && isComputed(at: $0) }
  }

  /// Whether somebody who had to fail before the one at `place` is being recognized.
  func hasActiveRequirement(at place: Int) -> Bool {
    hasRequirement(at: place) { self[$0].state.isActive }
  }

  /// Whether somebody for whose failure the one at `place` waited has recognized instead.
  func hasLost(at place: Int) -> Bool {
    hasActiveRequirement(at: place)
      || hasRequirement(at: place) { self[$0].state == .ended }
  }

  /// Whether an active gesture has a finger of the one at `place` for itself.
  func hasActiveRival(at place: Int) -> Bool {
    for rival in indices
    where rival != place && self[rival].isDeclared && self[rival].state.isActive {
      let sharesFinger = self[rival].touches.contains { self[place].touches.contains($0) }
      if sharesFinger, !mayGoTogether(place, rival) { return true }
    }
    return false
  }

  /// Whether the one at `rival` fails when the one at `winner` takes its finger.
  ///
  /// A tap does not take the finger away from a double tap, of which it is the first half.
  func isPrevented(at rival: Int, by winner: Int) -> Bool {
    let waitsForMore = self[rival].kind == .doubleTap && self[winner].kind == .tap
    return rival != winner && !waitsForMore && !mayGoTogether(winner, rival)
  }

  /// Either side's consent is enough.
  private func mayGoTogether(_ one: Int, _ other: Int) -> Bool {
    self[one].simultaneous.contains(self[other].name)
      || self[other].simultaneous.contains(self[one].name)
  }

  /// Whether `condition` holds for anybody who must fail before the one at `place`.
  private func hasRequirement(at place: Int, where condition: (Int) -> Bool) -> Bool {
    let names = self[place].requireFailure
    guard !names.isEmpty else { return false }
    return indices.contains { other in
      other != place && condition(other) && names.contains(self[other].name)
    }
  }
}
