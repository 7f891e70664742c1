extension Session {
  /// What speaks against a recognizer that has seen its gesture.
  func obstacle(toRecognizerAt index: Int) -> Arbitration? {
    let name = recognizers[index].name
    if let reason = popObstacle(toRecognizerAt: index) {
      return Arbitration(name, .failed, reason)
    }
    if let condition = recognizers[index].begin {
      let values = values(ofRecognizerAt: index)
      guard condition.holds(values) else {
        return Arbitration(name, .failed, .beginRefused, values: values)
      }
    }
    if let rival = recognizers.activeRival(of: index) {
      return Arbitration(name, .failed, .prevented, rival: recognizers[rival].name)
    }
    guard let winner = recognizers.activeRequirement(of: index) else { return nil }
    return Arbitration(
      name,
      .failed,
      .requirementRecognized,
      rival: recognizers[winner].name
    )
  }

  /// What speaks against a recognizer that has waited for others, once they have decided.
  func obstacle(toHeldRecognizerAt index: Int) -> Arbitration? {
    let name = recognizers[index].name
    if let winner = recognizers.recognizedRequirement(of: index) {
      return Arbitration(
        name,
        .failed,
        .requirementRecognized,
        rival: recognizers[winner].name
      )
    }
    guard let rival = recognizers.activeRival(of: index) else { return nil }
    return Arbitration(name, .failed, .prevented, rival: recognizers[rival].name)
  }

  /// The guard that every app sets before a pop gesture of its own: there is something to pop, and no
  /// transition runs.
  ///
  /// The presets keep what their references do. A gesture that the log reports has begun.
  private func popObstacle(toRecognizerAt index: Int) -> Arbitration.Reason? {
    guard recognizers[index].drive == .pop, recognizers[index].preset == nil else { return nil }
    let window = recognizers[index].window
    if isBusy(window), !policies.departs(.gestureOverlap) { return .windowBusy }
    let named = recognizers[index].stack
    let stack = containers.first {
      $0.kind == .stack && (named == nil ? $0.window == window : $0.name == named)
    }
    let mayPop = (stack?.model.count ?? 0) > 1 || policies.departs(.gestureOnRoot)
    return mayPop ? nil : .rootScreen
  }
}
