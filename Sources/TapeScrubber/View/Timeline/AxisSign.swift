import TerminalKit

/// A sign on the axis below the lanes.
enum AxisSign: CaseIterable, Sendable {
  case position, loopStart, loopEnd, roundTime, fold, earlier, later, difference

  /// The character, for what a terminal can draw.
  func symbol(_ symbols: Symbols) -> Unicode.Scalar {
    switch self {
    case .position: symbols.playhead
    case .loopStart: "["
    case .loopEnd: "]"
    case .roundTime: symbols.tick
    case .fold: symbols.fold
    case .earlier: symbols.more.left
    case .later: symbols.more.right
    case .difference: symbols.differs
    }
  }

  var style: Style {
    switch self {
    case .position: Palette.strong
    case .loopStart, .loopEnd: Palette.notice
    case .roundTime, .fold, .earlier, .later: Palette.quiet
    case .difference: Palette.trouble
    }
  }

  /// What it means, in a few words.
  var meaning: String {
    switch self {
    case .position: "the position, with its time"
    case .loopStart: "the loop starts (a)"
    case .loopEnd: "the loop ends (b)"
    case .roundTime: "a round time"
    case .fold: "idle time left out (k)"
    case .earlier: "there is more before (h)"
    case .later: "there is more after (l)"
    case .difference: "both tapes part here (} {)"
    }
  }
}
