import SessionModel
import TerminalKit

extension PaneContents {
  /// Fingers that are down: where, how hard, and for how long.
  var touches: [PaneLine] {
    session.touches.map { touch in
      var line = PaneLine("\(touch.id) ", Palette.touch, subject: .touch(touch.id))
      line.add(touch.last.map { "at \(point($0.position))" } ?? "somewhere")
      if touch.force > 0 { line.add("  force \(NumberText.short(touch.force, decimals: 2))") }
      let age = session.now - touch.since
      line.add("  for \(NumberText.fixed(age.seconds, decimals: 3)) s")
      if session.windows.count > 1 { line.add("  in \(names[touch.window])", Palette.quiet) }
      return line
    }
  }
}
