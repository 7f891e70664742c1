import TerminalKit

extension Symbols {
  /// Whether nothing but ASCII may be drawn.
  var isPlain: Bool { glyphs == .ascii }

  /// Several fingers were down here.
  var several: Unicode.Scalar { isPlain ? "#" : "█" }
  /// A transition followed a gesture here.
  var interactive: Unicode.Scalar { glyphs == .unicode ? "━" : "=" }
  /// A recognizer was active here.
  var recognized: Unicode.Scalar { glyphs == .unicode ? "━" : "=" }
  /// A note was written here.
  var noted: Unicode.Scalar { glyphs == .unicode ? "▽" : "n" }
  /// The app was not in front.
  var inactive: Unicode.Scalar { isPlain ? "." : "░" }
  /// The app was in the background.
  var background: Unicode.Scalar { isPlain ? "%" : "▒" }
  /// Idle time that is left out.
  var fold: Unicode.Scalar { glyphs == .unicode ? "⁞" : ":" }
  /// A round time on the axis.
  var tick: Unicode.Scalar { glyphs == .unicode ? "╵" : "'" }
  /// Two tapes differ here in a way in which they did not just before.
  var differs: Unicode.Scalar { glyphs == .unicode ? "≠" : "%" }
  /// There is more to the left, and to the right.
  var more: (left: Unicode.Scalar, right: Unicode.Scalar) {
    glyphs == .unicode ? ("‹", "›") : ("<", ">")
  }
  /// The row at the position, and the line under the cursor.
  var current: String { glyphs == .unicode ? "▸" : ">" }
  /// Between two times.
  var dash: String { isPlain ? "-" : "–" }
  /// Before a count.
  var times: String { isPlain ? "x" : "×" }
}
