import TerminalKit

extension Symbols {
  /// Whether nothing but ASCII may be drawn.
  var isPlain: Bool { isOnly(.ascii) }

  /// Several fingers were down here.
  var several: Unicode.Scalar { isPlain ? "#" : "█" }
  /// A transition followed a gesture here.
  var interactive: Unicode.Scalar { isOnly(.unicode) ? "━" : "=" }
  /// A recognizer was active here.
  var recognized: Unicode.Scalar { isOnly(.unicode) ? "━" : "=" }
  /// A note was written here.
  var noted: Unicode.Scalar { isOnly(.unicode) ? "▽" : "n" }
  /// The app was not in front.
  var inactive: Unicode.Scalar { isPlain ? "." : "░" }
  /// The app was in the background.
  var background: Unicode.Scalar { isPlain ? "%" : "▒" }
  /// Idle time that is left out.
  var fold: Unicode.Scalar { isOnly(.unicode) ? "⁞" : ":" }
  /// A round time on the axis.
  var tick: Unicode.Scalar { isOnly(.unicode) ? "╵" : "'" }
  /// Two tapes differ here in a way in which they did not just before.
  var differs: Unicode.Scalar { isOnly(.unicode) ? "≠" : "%" }
  /// There is more to the left, and to the right.
  var more: (left: Unicode.Scalar, right: Unicode.Scalar) {
    isOnly(.unicode) ? ("‹", "›") : ("<", ">")
  }
  /// The row at the position, and the line under the cursor.
  var current: String { isOnly(.unicode) ? "▸" : ">" }
  /// Between two times, and before a count.
  var dash: String { isPlain ? "-" : "–" }
  /// Before a count.
  var times: String { isPlain ? "x" : "×" }
}
