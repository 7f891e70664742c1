import GestureScript
import SessionModel
import TapeReplay
import TerminalKit

/// Says in words what a position of a tape holds.
struct PaneContents {
  /// Columns of the bar that shows how far a transition is.
  private static let barColumns = 10

  let moment: ScrubberMoment
  let names: NameTable
  let symbols: Symbols
  /// Columns of a line.
  let width: Int

  var session: Session { moment.session }

  /// What differs from the state after the event before: `path: before → after`.
  var changes: [PaneLine] {
    moment.changes.map { change in
      var line = PaneLine("\(change.path) ", Palette.quiet)
      switch (change.before, change.after) {
      case (let before?, let after?): line.add("\(before.glance) \(symbols.arrow) \(after.glance)")
      case (nil, let after?): line.add("+ \(after.glance)")
      case (let before?, nil): line.add("- \(before.glance)")
      case (nil, nil): break
      }
      return line
    }
  }

  /// Transitions: where each stands, and on a second line how far it is.
  var moves: [PaneLine] {
    session.transitions.flatMap { [head(of: $0), progress(of: $0)] }
  }

  private func head(of transition: Transition) -> PaneLine {
    let isTrouble = transition.phase == .refused || transition.phase == .cancelling
    var line = PaneLine("\(names.spelling(of: transition.id)) ", Palette.navigation)
    line.add("\(transition.phase)", isTrouble ? Palette.trouble : Palette.strong)
    line.add("  \(transition.kind) \(names[transition.from]) \(symbols.arrow) ")
    line.add(names[transition.to])
    return line
  }

  private func progress(of transition: Transition) -> PaneLine {
    let fraction = transition.shownFraction(at: session.now)
    let full = Int((min(max(fraction, 0), 1) * Double(Self.barColumns)).rounded())
    let bar =
      String(repeating: Character(symbols.full), count: full)
      + String(repeating: Character(symbols.empty), count: Self.barColumns - full)
    var line = PaneLine(bar, Palette.navigation)
    line.add(" \(NumberText.fixed(fraction, decimals: 3))")
    if let driver = transition.driver { line.add("  by \(names[driver])", Palette.recognizer) }
    line.add("  since \(TimeText.text(transition.since))", Palette.quiet)
    if transition.ends != .never {
      line.add("  ends \(TimeText.text(transition.ends))", Palette.quiet)
    }
    return line
  }

  /// Recognizers that are not waiting, or may not recognize.
  var gestures: [PaneLine] {
    session.recognizers.filter { $0.state != .possible || !$0.isEnabled }.map { recognizer in
      let isActive = recognizer.state.isActive
      var line = PaneLine("\(names[recognizer.name]) ", Palette.recognizer)
      line.add("\(recognizer.state)", isActive ? Palette.strong : Palette.quiet)
      if !recognizer.isEnabled { line.add(" disabled", Palette.trouble) }
      if isActive || recognizer.state == .ended {
        line.add("  moved \(point(recognizer.translation))  speed \(point(recognizer.velocity))")
      }
      if !recognizer.touches.isEmpty {
        let fingers = recognizer.touches.map(String.init).joined(separator: ",")
        line.add("  fingers \(fingers)", Palette.touch)
      }
      return line
    }
  }

  /// Fingers that are down.
  var touches: [PaneLine] {
    session.touches.map { touch in
      var line = PaneLine("\(touch.id) ", Palette.touch)
      line.add(touch.last.map { "at \(point($0.position))" } ?? "somewhere")
      line.add("  since \(TimeText.text(touch.since))", Palette.quiet)
      if session.windows.count > 1 { line.add("  in \(names[touch.window])", Palette.quiet) }
      return line
    }
  }

  private func point(_ point: Point) -> String {
    "\(NumberText.short(point.x)),\(NumberText.short(point.y))"
  }
}
