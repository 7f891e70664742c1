// Why recognizers recognize and fail, told where it is decided. The numbers are read off the state as it
// stands; nothing is remembered for their sake.

extension Session {
  /// Tells a verdict that needs no numbers.
  func tell(
    _ verdict: Arbitration.Verdict,
    _ reason: Arbitration.Reason,
    recognizerAt index: Int,
    rival: Int? = nil,
    telling sink: inout some FactSink
  ) {
    let rival = rival.map { recognizers[$0].name } ?? .none
    let arbitration = Arbitration(recognizers[index].name, verdict, reason, rival: rival)
    sink.receive(.arbitrated(arbitration), at: now)
  }

  /// Tells what a recognizer that has seen its gesture went by.
  ///
  /// - Parameter requirement: The recognizer that must fail first and has not.
  func tell(
    criterionOfRecognizerAt index: Int,
    waitingFor requirement: Int? = nil,
    telling sink: inout some FactSink
  ) {
    let window = windows.geometry(of: recognizers[index].window)
    let rules = TouchRules(policies)
    let (reason, measure) = recognizers[index].criterion(now: now, rules, in: window)
    let arbitration = Arbitration(
      recognizers[index].name,
      requirement == nil ? .recognized : .waiting,
      requirement == nil ? reason : .requirementOpen,
      value: measure.value,
      limit: measure.limit,
      rival: requirement.map { recognizers[$0].name } ?? .none
    )
    sink.receive(.arbitrated(arbitration), at: now)
  }

  /// Tells why a recognizer gives up.
  ///
  /// - Parameter place: The finger whose step it was; nil if time passed.
  func tell(
    failure reason: Arbitration.Reason,
    recognizerAt index: Int,
    ofTouchAt place: Int?,
    telling sink: inout some FactSink
  ) {
    let context = GestureContext(
      now: now,
      finger: place ?? 0,
      touches: touches,
      windows: windows,
      windowName: recognizers[index].window,
      policies: policies
    )
    let measure = recognizers[index].measure(of: reason, in: context)
    let arbitration = Arbitration(
      recognizers[index].name,
      .failed,
      reason,
      value: measure.value,
      limit: measure.limit
    )
    sink.receive(.arbitrated(arbitration), at: now)
  }
}
