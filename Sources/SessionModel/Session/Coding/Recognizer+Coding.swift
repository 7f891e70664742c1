extension Recognizer {
  static func code<Coder: SessionCoder>(
    with coder: inout Coder,
    _ recognizer: inout Recognizer
  ) throws(KeyframeError) {
    try coder.value(&recognizer.name)
    let blank = RecognizerDeclaration(.none, .pan)
    try coder.optional(&recognizer.declaration, blank: blank) {
      (coder, declaration) throws(KeyframeError) in
      try declaration.code(with: &coder)
    }
    try coder.choice(&recognizer.state)
    try coder.value(&recognizer.isEnabled)
    try coder.value(&recognizer.touches)
    let fingers = recognizer.touches.count
    if fingers > Thresholds.mostFingers, let rejection = coder.rejection(UInt64(fingers)) {
      throw rejection
    }
    try coder.value(&recognizer.translation)
    try coder.value(&recognizer.velocity)
    try coder.value(&recognizer.scale)
    try coder.value(&recognizer.rotation)
    try coder.value(&recognizer.deadline)
    try coder.integer(&recognizer.serial)
    try Tracker.code(with: &coder, &recognizer.tracker)
  }

  /// Walks over the samples it remembers, where the policies let it remember any.
  static func codeSamples<Coder: SessionCoder>(
    with coder: inout Coder,
    _ recognizer: inout Recognizer
  ) throws(KeyframeError) {
    let blank = LiveTouch.Sample(position: .zero, time: .zero)
    try coder.array(&recognizer.samples, blank: blank) { (coder, sample) throws(KeyframeError) in
      try coder.value(&sample.position)
      try coder.value(&sample.time)
    }
    let count = recognizer.samples.count
    if count > VelocityWindow.capacity, let rejection = coder.rejection(UInt64(count)) {
      throw rejection
    }
  }
}
