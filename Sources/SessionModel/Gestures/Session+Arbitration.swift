extension Session {
  /// A recognizer has seen its gesture: it recognizes unless something speaks against it.
  mutating func attempt(recognizerAt index: Int, telling sink: inout some FactSink) {
    if let obstacle = obstacle(toRecognizerAt: index) {
      sink.receive(.arbitrated(obstacle), at: now)
      conclude(recognizerAt: index, .failed, telling: &sink)
    } else if let requirement = recognizers.openRequirement(of: index) {
      tell(criterionOfRecognizerAt: index, waitingFor: requirement, telling: &sink)
      recognizers[index].tracker.isHeld = true
      recognizers[index].deadline = .never
    } else {
      tell(criterionOfRecognizerAt: index, telling: &sink)
      recognize(recognizerAt: index, telling: &sink)
    }
  }

  /// Lets those go on that waited for a recognizer which has decided by now.
  ///
  /// Each round decides about one of them at least, so there are at most as many as recognizers.
  mutating func releaseHeld(telling sink: inout some FactSink) {
    guard shortcuts.mayDecide else { return }
    while let index = recognizers.firstDecided {
      recognizers[index].tracker.isHeld = false
      if let obstacle = obstacle(toHeldRecognizerAt: index) {
        sink.receive(.arbitrated(obstacle), at: now)
        conclude(recognizerAt: index, .failed, telling: &sink)
      } else {
        tell(.recognized, .outlasted, recognizerAt: index, telling: &sink)
        recognize(recognizerAt: index, telling: &sink)
      }
    }
    shortcuts.mayDecide = false
  }

  /// One winner a finger: everybody else who follows it fails, unless the two may go together.
  mutating func prevent(
    rivalsOf index: Int,
    on finger: Int32,
    telling sink: inout some FactSink
  ) {
    for rival in recognizers.indices
    where recognizers[rival].state == .possible && recognizers[rival].touches.contains(finger) {
      guard recognizers.isComputed(at: rival), recognizers.isPrevented(at: rival, by: index) else {
        continue
      }
      tell(.failed, .prevented, recognizerAt: rival, rival: index, telling: &sink)
      conclude(recognizerAt: rival, .failed, telling: &sink)
    }
  }

  private mutating func recognize(recognizerAt index: Int, telling sink: inout some FactSink) {
    let isDiscrete = recognizers[index].kind.isDiscrete
    recognizers[index].state = isDiscrete ? .ended : .began
    shortcuts.mayDecide = true
    recognizers[index].deadline = .never
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
}
