import GestureScript
import SessionModel
import TerminalKit

extension PaneContents {
  /// Recognizers, those with a gesture first: state, what was measured and why it stands so.
  ///
  /// Those that nothing concerns share a line at the end.
  var recognizers: [PaneLine] {
    let recognizers = session.recognizers
    let ranks = recognizers.map { rank(of: $0) }
    let ordered = recognizers.indices.filter { ranks[$0] != nil }.sorted { left, right in
      (ranks[left] ?? 0, left) < (ranks[right] ?? 0, right)
    }
    var lines = ordered.flatMap { self.lines(of: recognizers[$0]) }
    let idle = recognizers.indices.filter { ranks[$0] == nil }.map { names[recognizers[$0].name] }
    if !idle.isEmpty {
      lines.append(PaneLine("possible: " + idle.joined(separator: ", "), Palette.quiet))
    }
    return lines
  }

  /// How near the top it stands; nil if nothing concerns it.
  private func rank(of recognizer: Recognizer) -> Int? {
    if recognizer.state.isActive { return 0 }
    if recognizer.state == .possible, !recognizer.touches.isEmpty { return 1 }
    if recognizer.state == .possible, moment.verdicts.arbitrations[recognizer.name] != nil {
      return 1
    }
    if recognizer.state != .possible { return 2 }
    return recognizer.isEnabled ? nil : 3
  }

  private func lines(of recognizer: Recognizer) -> [PaneLine] {
    let subject = PaneSubject.recognizer(recognizer.name)
    let isActive = recognizer.state.isActive
    var line = PaneLine("\(names[recognizer.name]) ", Palette.recognizer, subject: subject)
    line.add("\(recognizer.state)", isActive ? Palette.strong : .plain)
    if !recognizer.isEnabled { line.add(" disabled", Palette.trouble) }
    var lines = [line]
    if let why = why(recognizer) {
      let text = WrappedText.lines(why, width: width - line.columns)
      lines[0].add(text[0])
      let rest = text.dropFirst().joined(separator: " ")
      if !rest.isEmpty {
        lines += WrappedText.lines(rest, width: width - 2).map {
          PaneLine("  \($0)", subject: subject)
        }
      }
    }
    guard isActive else { return lines }
    return lines + [values(of: recognizer)]
  }

  /// Why it has its gesture, waits or is out of the running, or how far it has come; with what joins
  /// it to the state.
  private func why(_ recognizer: Recognizer) -> String? {
    if let known = moment.verdicts.arbitrations[recognizer.name]?.value {
      let reason = ArbitrationText.reason(
        known,
        begin: recognizer.declaration?.begin,
        names: names
      )
      switch known.verdict {
      case .waiting: return ": waits \(reason)"
      case .failed: return ": \(reason)"
      // What made it begin is not what it does now.
      case .recognized: return isBeginning(recognizer) ? ": \(reason)" : ", began: \(reason)"
      }
    }
    return session.criterion(ofRecognizer: recognizer.name).map {
      ": \(ArbitrationText.progress($0))"
    }
  }

  /// Whether the state is the one that it recognized with.
  private func isBeginning(_ recognizer: Recognizer) -> Bool {
    switch recognizer.declaration?.kind {
    case .tap, .doubleTap, .swipe: true
    default: recognizer.state == .began
    }
  }

  private func values(of recognizer: Recognizer) -> PaneLine {
    var line = PaneLine("  ", subject: .recognizer(recognizer.name))
    switch recognizer.declaration?.kind {
    case .pinch:
      line.add("scale \(NumberText.short(recognizer.scale, decimals: 3))")
    case .rotation:
      line.add("turned \(NumberText.short(recognizer.rotation))\u{B0}")
    default:
      line.add("moved \(point(recognizer.translation))  speed \(point(recognizer.velocity))")
    }
    if !recognizer.touches.isEmpty {
      let fingers = recognizer.touches.map(String.init).joined(separator: ",")
      line.add("  fingers \(fingers)", Palette.touch)
    }
    return line
  }
}
