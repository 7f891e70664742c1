import SessionModel

/// In which of the usual events a text can occur at all.
struct EventForms: Sendable {
  /// Names that are tried one by one; of a tape with more, every event with a name is printed.
  private static let mostNames = 512

  private let touch: TextFit?
  private let sample: TextFit?
  /// What begins behind the recognizer's name.
  private let gesture: TextFit?
  /// By the recognizer's name, what begins before its end.
  private let gestures: [NameFit]
  /// Updates of transitions: what begins behind the name, and what begins before its end.
  private let update: TextFit?
  private let updates: [NameFit]
  private let digits: DigitNeedle?
  /// The text, if nothing stands in it that could separate a number from what is beside it.
  private let word: [UInt8]?

  /// What a name that stands in the text changes.
  private struct NameFit {
    var fit: TextFit?
    /// Whether it is spelled in a way that nothing is known of.
    var isOdd = false
    /// Whether digits of the text could be its own.
    var hasDigits = false
  }

  /// Finds out where `needle`, which is in lower case, can occur.
  init(finding needle: [UInt8], names: NameTable) {
    digits = DigitNeedle(in: needle)
    word = needle.contains { $0 == Byte.space || $0 == Byte.equals } ? nil : needle
    touch = TextFit(needle, in: .touch)
    sample = TextFit(needle, in: .sample)
    gesture = TextFit(needle, in: .gesture(""))
    update = TextFit(needle, in: .update(""))
    let known = min(names.count, Self.mostNames)
    let spellings = (0..<known).map { NameText.text(names[Name(index: UInt32($0))]) }
    gestures = spellings.map { Self.fit(needle, $0, .gesture("gesture \($0)")) }
    updates = spellings.map { spelling in
      var fit = Self.fit(needle, spelling, .update("transition \(spelling)"))
      // A count stands within the quotes of an id.
      fit.isOdd = fit.isOdd || spelling.hasPrefix("\"")
      return fit
    }
  }

  private static func fit(_ needle: [UInt8], _ spelling: String, _ form: TextFit.Form) -> NameFit {
    // Lower case depends on nothing but the letter where all is ASCII.
    guard spelling.utf8.allSatisfy({ $0 < 0x80 }) else { return NameFit(isOdd: true) }
    return NameFit(
      fit: TextFit(needle, in: form, startsInHead: true),
      hasDigits: spelling.utf8.contains { Byte.isDigit($0) || $0 == Byte.period }
    )
  }

  /// False only where the text of `event` cannot contain what is sought.
  func mayContain(_ event: Event) -> Bool {
    switch event {
    case .touch(let touch): touch.window != nil || mayContain(touch)
    case .touchSample(let sample): mayContain(sample)
    case .gesture(let report): mayContain(report)
    case .transition(let report):
      if case .update(let fraction) = report.step {
        mayContain(report.id, updatedTo: fraction)
      } else {
        true
      }
    default: true
    }
  }

  private func mayContain(_ touch: Touch) -> Bool {
    guard let fit = self.touch else { return false }
    var options: UInt16 = 0b1
    if touch.position != nil { options |= 0b110 }
    if touch.sampleTime != nil { options |= 0b1000 }
    if touch.force != nil { options |= 0b1_0000 }
    if touch.kind != nil { options |= 0b10_0000 }
    guard fit.allows(word: Int(touch.phase.rawValue), options: options) else { return false }
    return isAny(fit) { may in
      may(touch.position?.x ?? 0) || may(touch.position?.y ?? 0) || may(touch.force ?? 0)
        || may(Double(touch.id)) || touch.sampleTime.map { may($0.roughSeconds) } ?? false
    }
  }

  private func mayContain(_ sample: TouchSample) -> Bool {
    guard let fit = self.sample else { return false }
    var options: UInt16 = 0b1111
    if sample.sampleTime != nil { options |= 0b1_0000 }
    if sample.force != nil { options |= 0b10_0000 }
    guard fit.allows(word: 0, options: options) else { return false }
    return isAny(fit) { may in
      may(sample.position.x) || may(sample.position.y) || may(sample.force ?? 0)
        || may(Double(sample.id)) || sample.sampleTime.map { may($0.roughSeconds) } ?? false
    }
  }

  private func mayContain(_ report: GestureReport) -> Bool {
    guard Int(report.recognizer.index) < gestures.count else { return true }
    let name = gestures[Int(report.recognizer.index)]
    guard !name.isOdd else { return true }
    guard gesture != nil || name.fit != nil else { return false }
    let options = report.printedOptions
    if let gesture, mayContain(report, options, gesture) { return true }
    guard let fit = name.fit else { return false }
    return name.hasDigits || mayContain(report, options, fit)
  }

  private func mayContain(_ report: GestureReport, _ options: UInt16, _ fit: TextFit) -> Bool {
    guard fit.allows(word: Int(report.state.rawValue), options: options) else { return false }
    return isAny(fit) { may in
      may(report.translation.x) || may(report.translation.y) || may(report.velocity.x)
        || may(report.velocity.y) || may(report.scale) || may(report.rotation)
        || may(report.force) || report.touch.map { may(Double($0)) } ?? false
    }
  }

  private func mayContain(_ id: TransitionID, updatedTo fraction: Double) -> Bool {
    guard Int(id.base.index) < updates.count else { return true }
    let name = updates[Int(id.base.index)]
    guard !name.isOdd else { return true }
    for case let fit? in [update, name.fit] {
      // The point before a count is no part of it.
      if name.hasDigits || digits?.hasPoint == true { return true }
      if isAny(fit, { may in may(fraction) || may(Double(id.count)) }) { return true }
    }
    return false
  }

  /// Whether a number, of those that `body` asks about, may have what the text needs of one.
  @inline(__always)
  private func isAny(_ fit: TextFit, _ body: ((Double) -> Bool) -> Bool) -> Bool {
    if fit.needsOddNumber { return body { $0.isOdd && mayContainWord($0) } }
    guard let digits else { return true }
    return body { digits.mayOccur(in: $0) }
  }
}

extension EventForms {
  /// Whether the text, where it can only stand within one number, stands in this one.
  private func mayContainWord(_ number: Double) -> Bool {
    guard let word else { return true }
    var bytes: [UInt8] = []
    NumberText.append(number, to: &bytes)
    guard word.count <= bytes.count else { return false }
    return (0...(bytes.count - word.count)).contains { bytes[$0...].starts(with: word) }
  }
}

extension Double {
  /// Whether it may be printed with an exponent, or is not finite.
  fileprivate var isOdd: Bool {
    !(magnitude < 1e15 && magnitude >= 0.001 || magnitude == 0)
  }
}

extension Time {
  /// Seconds whose microseconds are right; infinite where a `Double` cannot tell them.
  fileprivate var roughSeconds: Double {
    microseconds.magnitude < 1_000_000_000_000_000 ? seconds : .infinity
  }
}

extension GestureReport {
  /// The options that are printed, as `TextFit.Form.gesture` lists them.
  fileprivate var printedOptions: UInt16 {
    var options: UInt16 = touch == nil ? 0 : 1
    let values = (translation, velocity, scale, rotation, force)
    if values.0.x.bitPattern != 0 { options |= 1 << 1 }
    if values.0.y.bitPattern != 0 { options |= 1 << 2 }
    if values.1.x.bitPattern != 0 { options |= 1 << 3 }
    if values.1.y.bitPattern != 0 { options |= 1 << 4 }
    if values.2.bitPattern != 0 { options |= 1 << 5 }
    if values.3.bitPattern != 0 { options |= 1 << 6 }
    if values.4.bitPattern != 0 { options |= 1 << 7 }
    if edge != nil { options |= 1 << 8 }
    return options
  }
}

extension TextFit.Form {
  fileprivate static let touch = Self(
    head: "touch ",
    words: ["down", "move", "up", "cancel"],
    options: numbers(["id", "x", "y", "ts", "force"]) + [
      [.text(" type="), .words(["direct", "pencil", "indirect"])]
    ]
  )

  fileprivate static let sample = Self(
    head: "",
    words: ["touch sample"],
    options: numbers(["id"]) + [[.text(" kind="), .words(["coalesced", "predicted"])]]
      + numbers(["x", "y", "ts", "force"])
  )

  /// Behind the name where there is no head.
  fileprivate static func gesture(_ head: String) -> Self {
    let edges = ["left", "right", "leading", "trailing", "top", "bottom"]
    return Self(
      head: head,
      words: GestureState.allCases.map { " \($0)" },
      options: numbers(["touch", "tx", "ty", "vx", "vy", "scale", "rotation", "force"])
        + [[.text(" edge="), .words(edges)]]
    )
  }

  fileprivate static func update(_ head: String) -> Self {
    Self(
      head: head,
      words: [],
      options: [[.text("."), .number], [.text(" update "), .number]]
    )
  }

  private static func numbers(_ keys: [String]) -> [[TextForm.Piece]] {
    keys.map { [.text(" \($0)="), .number] }
  }
}
