import GestureScript
import SessionModel

/// A recognizer that a trace shows.
struct TracedRecognizer {
  var name: Name
  var track: TraceTrack
  var state = GestureState.possible

  /// Whether a slice of it is open.
  var isOpen: Bool { state == .began || state == .changed }
}

extension SessionTrace {
  /// Keeps why a recognizer has its gesture, or has not, for the state that follows.
  mutating func take(_ arbitration: Arbitration, _ session: Session) {
    let name = arbitration.recognizer
    let recognizer = session.recognizers.first { $0.name == name }
    let begin = recognizer?.declaration?.begin
    let reason = ArbitrationText.reason(arbitration, begin: begin, names: names)
    guard arbitration.verdict == .waiting else {
      verdicts[name] = reason
      return
    }
    guard let recognizer else { return }
    let track = recognizers[place(of: recognizer, at: recognizers.count, session)].track
    text.instant("waits", "recognizer", on: track, at: clock, ["reason": .text(reason)])
  }

  mutating func recognize(_ report: GestureReport, _ session: Session) {
    guard let place = session.recognizers.firstIndex(where: { $0.name == report.recognizer })
    else { return }
    let known = self.place(of: session.recognizers[place], at: place, session)
    enter(report.state, known, session.recognizers[place])
  }

  mutating func followRecognizers(_ session: Session) {
    for (place, recognizer) in session.recognizers.enumerated() {
      let known = self.place(of: recognizer, at: place, session)
      enter(recognizer.state, known, recognizer)
    }
  }

  /// Where `recognizer`, which is number `guess` of the session, stands among those that are shown.
  private mutating func place(
    of recognizer: Recognizer,
    at guess: Int,
    _ session: Session
  ) -> Int {
    if guess < recognizers.count, recognizers[guess].name == recognizer.name { return guess }
    if let known = recognizers.firstIndex(where: { $0.name == recognizer.name }) { return known }
    let stack = recognizer.declaration?.stack
    let window =
      session.containers.first { $0.name == stack }?.window ?? session.windows.first?.name ?? .none
    let track = text.track(
      process(of: window),
      .recognizer,
      "recognizer \(names[recognizer.name])"
    )
    recognizers.append(TracedRecognizer(name: recognizer.name, track: track))
    return recognizers.count - 1
  }

  private mutating func enter(_ state: GestureState, _ place: Int, _ recognizer: Recognizer) {
    let known = recognizers[place]
    guard state != known.state else { return }
    recognizers[place].state = state
    let reason = verdicts.removeValue(forKey: known.name)
    if known.isOpen { text.end(on: known.track, at: clock) }
    var arguments: TraceArguments = [
      "vx": .number(recognizer.velocity.x), "vy": .number(recognizer.velocity.y),
    ]
    if let reason { arguments = ["reason": .text(reason)] }
    let name = "\(state.spelling)"
    switch state {
    case .possible: break
    case .began, .changed:
      text.begin(name, "recognizer", on: known.track, at: clock, arguments)
    case .ended, .cancelled, .failed:
      text.instant(name, "recognizer", on: known.track, at: clock, arguments)
    }
  }
}
