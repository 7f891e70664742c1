extension Session {
  /// A recognizer has seen its gesture: it recognizes unless something speaks against it.
  mutating func attempt(recognizerAt index: Int, telling sink: inout some FactSink) {
    guard mayBegin(recognizerAt: index), !hasActiveRival(recognizerAt: index),
      !hasActiveRequirement(recognizers[index])
    else {
      conclude(recognizerAt: index, .failed, telling: &sink)
      return
    }
    if isDecided(recognizers[index]) {
      recognize(recognizerAt: index, telling: &sink)
    } else {
      recognizers[index].tracker.isHeld = true
      clearDeadline(ofRecognizerAt: index)
    }
  }

  /// Lets those go on that waited for a recognizer which has decided by now.
  ///
  /// Each round decides about one of them at least, so there are at most as many as recognizers.
  mutating func releaseHeld(telling sink: inout some FactSink) {
    while let index = firstDecided {
      recognizers[index].tracker.isHeld = false
      if hasLost(recognizers[index]) || hasActiveRival(recognizerAt: index) {
        conclude(recognizerAt: index, .failed, telling: &sink)
      } else {
        recognize(recognizerAt: index, telling: &sink)
      }
    }
  }

  private var firstDecided: Int? {
    recognizers.indices.first { recognizers[$0].tracker.isHeld && isDecided(recognizers[$0]) }
  }

  /// One winner a finger: everybody else who follows it fails, unless the two may go together.
  mutating func prevent(
    rivalsOf index: Int,
    on finger: Int32,
    telling sink: inout some FactSink
  ) {
    for rival in recognizers.indices where rival != index {
      let follows =
        recognizers[rival].isComputed && recognizers[rival].state == .possible
        && recognizers[rival].touches.contains(finger)
      guard follows, !mayGoTogether(index, rival), !waitsForMore(rival, after: index) else {
        continue
      }
      conclude(recognizerAt: rival, .failed, telling: &sink)
    }
  }

  private mutating func recognize(recognizerAt index: Int, telling sink: inout some FactSink) {
    let isDiscrete = recognizers[index].kind.isDiscrete
    recognizers[index].state = isDiscrete ? .ended : .began
    clearDeadline(ofRecognizerAt: index)
    tell(recognizerAt: index, telling: &sink)
    var place = 0
    while place < recognizers[index].touches.count {
      prevent(rivalsOf: index, on: recognizers[index].touches[place], telling: &sink)
      place += 1
    }
    if isDiscrete {
      recognizers[index].touches.removeAll(keepingCapacity: true)
      recognizers[index].tracker.taps = 0
    }
    gestureBegan(recognizerAt: index, telling: &sink)
  }

  private func mayBegin(recognizerAt index: Int) -> Bool {
    guard let condition = recognizers[index].declaration?.begin else { return true }
    return condition.holds(values(ofRecognizerAt: index))
  }

  private func hasActiveRival(recognizerAt index: Int) -> Bool {
    recognizers.indices.contains { rival in
      rival != index && recognizers[rival].isDeclared && recognizers[rival].state.isActive
        && recognizers[rival].touches.contains { recognizers[index].touches.contains($0) }
        && !mayGoTogether(index, rival)
    }
  }

  /// Either side's consent is enough.
  private func mayGoTogether(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (recognizers[one], recognizers[other])
    return one.declaration?.simultaneous.contains(other.name) ?? false
      || other.declaration?.simultaneous.contains(one.name) ?? false
  }

  /// A tap does not take the finger away from a double tap, of which it is the first half.
  private func waitsForMore(_ rival: Int, after index: Int) -> Bool {
    recognizers[rival].kind == .doubleTap && recognizers[index].kind == .tap
  }
}

extension Session {
  /// Whether nobody who must fail before `recognizer` can still recognize.
  ///
  /// Recognizers that wait for each other in a circle wait for ever, as in UIKit.
  private func isDecided(_ recognizer: Recognizer) -> Bool {
    guard recognizer.hasRequirements, let names = recognizer.declaration?.requireFailure else {
      return true
    }
    return !recognizers.contains {
      $0.isComputed && $0.isInPlay && $0.name != recognizer.name && names.contains($0.name)
    }
  }

  /// Whether somebody who had to fail before `recognizer` is being recognized.
  private func hasActiveRequirement(_ recognizer: Recognizer) -> Bool {
    guard let names = recognizer.declaration?.requireFailure, !names.isEmpty else { return false }
    return recognizers.contains {
      $0.state.isActive && $0.name != recognizer.name && names.contains($0.name)
    }
  }

  /// Whether somebody for whose failure `recognizer` waited has recognized instead.
  private func hasLost(_ recognizer: Recognizer) -> Bool {
    guard let names = recognizer.declaration?.requireFailure else { return false }
    return hasActiveRequirement(recognizer)
      || recognizers.contains { $0.state == .ended && names.contains($0.name) }
  }
}
