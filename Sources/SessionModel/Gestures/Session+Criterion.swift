extension Session {
  /// What the recognizer `name` goes by, as far as it has come; nil unless the reducer computes it from
  /// fingers that are down and it has not decided.
  ///
  /// `value` is what it measures now and `limit` what it takes, both in the unit of `reason`.
  public func criterion(ofRecognizer name: Name) -> Arbitration? {
    guard let index = recognizers.place(of: name), recognizers.isComputed(at: index),
      recognizers[index].state == .possible, !recognizers[index].touches.isEmpty
    else { return nil }
    let window = windows.geometry(of: recognizers[index].window)
    var (reason, measure) = recognizers[index].criterion(now: now, TouchRules(policies), in: window)
    if reason == .spread {
      guard let spread = spread(ofRecognizerAt: index) else { return nil }
      measure.value = spread
    }
    return Arbitration(
      name,
      recognizers[index].tracker.isHeld ? .waiting : .recognized,
      reason,
      value: measure.value,
      limit: measure.limit
    )
  }

  /// Change of distance between two fingers since they landed, in points.
  private func spread(ofRecognizerAt index: Int) -> Double? {
    let fingers = recognizers[index].touches
    guard fingers.count > 1, let first = touches.place(of: fingers[0], from: 0),
      let second = touches.place(of: fingers[1], from: 0),
      let start = touches[first].last?.position, let end = touches[second].last?.position
    else { return nil }
    return (end - start).length - recognizers[index].tracker.baseline
  }
}
