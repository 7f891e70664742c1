extension Session {
  /// A recognizer has seen its gesture: it recognizes unless something speaks against it.
  mutating func attempt(recognizerAt index: Int, telling sink: inout some FactSink) {
    guard mayBegin(recognizerAt: index), !recognizers.hasActiveRival(at: index),
      !recognizers.hasActiveRequirement(at: index)
    else {
      conclude(recognizerAt: index, .failed, telling: &sink)
      return
    }
    if recognizers.isDecided(at: index) {
      recognize(recognizerAt: index, telling: &sink)
    } else {
      recognizers[index].tracker.isHeld = true
      recognizers[index].deadline = .never
    }
  }

  /// Lets those go on that waited for a recognizer which has decided by now.
  ///
  /// Each round decides about one of them at least, so there are at most as many as recognizers.
  mutating func releaseHeld(telling sink: inout some FactSink) {
    guard shortcuts.mayDecide else { return }
    while let index = recognizers.firstDecided {
      recognizers[index].tracker.isHeld = false
      if recognizers.hasLost(at: index) || recognizers.hasActiveRival(at: index) {
        conclude(recognizerAt: index, .failed, telling: &sink)
      } else {
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

  /// The guard that every app sets before a pop gesture of its own: there is something to pop, and no
  /// transition runs.
  ///
  /// The presets keep what their references do. A gesture that the log reports has begun.
  private func mayPop(recognizerAt index: Int) -> Bool {
    guard recognizers[index].drive == .pop, recognizers[index].preset == nil else { return true }
    let window = recognizers[index].window
    if isBusy(window), !policies.departs(.gestureOverlap) { return false }
    let named = recognizers[index].stack
    let stack = containers.first {
      $0.kind == .stack && (named == nil ? $0.window == window : $0.name == named)
    }
    return (stack?.model.count ?? 0) > 1 || policies.departs(.gestureOnRoot)
  }

  private func mayBegin(recognizerAt index: Int) -> Bool {
    guard mayPop(recognizerAt: index) else { return false }
    guard let condition = recognizers[index].declaration?.begin else { return true }
    return condition.holds(values(ofRecognizerAt: index))
  }
}
