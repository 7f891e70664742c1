import Findings
import TapeReplay

/// The finding that was shown last, and where the player stood then.
struct ShownFinding {
  var finding: Finding
  var position: Position
}
