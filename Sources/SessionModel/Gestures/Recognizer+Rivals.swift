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
    openRequirement(of: place) == nil
  }

  /// Somebody who must fail before the one at `place` and can still recognize.
  func openRequirement(of place: Int) -> Int? {
    requirement(of: place) { isInPlay(at: $0) && isComputed(at: $0) }
  }

  /// Somebody who had to fail before the one at `place` and is being recognized.
  func activeRequirement(of place: Int) -> Int? {
    requirement(of: place) { self[$0].state.isActive }
  }

  /// Somebody for whose failure the one at `place` waited and who has recognized instead.
  func recognizedRequirement(of place: Int) -> Int? {
    activeRequirement(of: place) ?? requirement(of: place) { self[$0].state == .ended }
  }

  /// Somebody whose active gesture has a finger of the one at `place` for itself.
  func activeRival(of place: Int) -> Int? {
    for rival in indices
    where rival != place && self[rival].isDeclared && self[rival].state.isActive {
      let sharesFinger = self[rival].touches.contains { self[place].touches.contains($0) }
      if sharesFinger, !mayGoTogether(place, rival) { return rival }
    }
    return nil
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

  /// The first of those who must fail before the one at `place` for whom `condition` holds.
  private func requirement(of place: Int, where condition: (Int) -> Bool) -> Int? {
    let names = self[place].requireFailure
    guard !names.isEmpty else { return nil }
    return indices.first { other in
      other != place && condition(other) && names.contains(self[other].name)
    }
  }
}
