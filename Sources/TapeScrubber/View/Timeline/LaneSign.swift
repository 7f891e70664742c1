import TerminalKit

/// A sign that a lane of the timeline draws: what has happened then, how it looks and what it means.
///
/// Lanes are drawn by this table, and the help explains them by it.
struct LaneSign: Sendable {
  /// What a lane shows with it.
  let part: Lane.Part
  /// What has happened; all of it.
  let signs: TimelineBin.Signs
  let style: Style
  /// What it means, in a few words.
  let meaning: String
  /// The character, for what a terminal can draw.
  let symbol: @Sendable (Symbols) -> Unicode.Scalar

  /// All of them, by part; of those of one part the first that has happened is drawn.
  static let all: [LaneSign] = [
    LaneSign(.touches, [.touched, .several], Palette.touch, "several fingers are down") {
      $0.several
    },
    LaneSign(.touches, .touched, Palette.touch, "a finger is down") { $0.touched },
    LaneSign(.recognizers, .gestureCancelled, Palette.trouble, "a gesture was cancelled") {
      $0.turnedBack
    },
    LaneSign(.recognizers, .recognized, Palette.recognizer, "a recognizer has a gesture") {
      $0.recognized
    },
    LaneSign(.turns, .turnedBack, Palette.trouble, "a transition turned back") { $0.turnedBack },
    LaneSign(.navigation, .navigated, Palette.navigation, "a stack or sheet changed") {
      $0.navigated
    },
    LaneSign(
      .transitions,
      [.moving, .interactive],
      Palette.navigation,
      "a transition, by a gesture"
    ) {
      $0.interactive
    },
    LaneSign(.transitions, .moving, Palette.navigation, "a transition, by itself") { $0.line },
    LaneSign(.findings, .wrong, Palette.trouble, "the checker found an error") { $0.wrong },
    LaneSign(.findings, .doubtful, Palette.notice, "the checker warns") { $0.doubtful },
    LaneSign(.marks, .marked, Palette.notice, "a mark") { $0.marked },
    LaneSign(.marks, .noted, Palette.notice, "a note") { $0.noted },
    LaneSign(.app, .background, Palette.quiet, "the app is in the background") { $0.background },
    LaneSign(.app, .inactive, Palette.quiet, "the app is not in front") { $0.inactive },
  ]

  private init(
    _ part: Lane.Part,
    _ signs: TimelineBin.Signs,
    _ style: Style,
    _ meaning: String,
    _ symbol: @escaping @Sendable (Symbols) -> Unicode.Scalar
  ) {
    (self.part, self.signs, self.style, self.meaning) = (part, signs, style, meaning)
    self.symbol = symbol
  }

  /// The signs of each part, by its number, so that no frame looks for them.
  private static let byPart = Lane.Part.allCases.map { part in all.filter { $0.part == part } }

  /// What a part shows of so much; nil if nothing.
  static func first(of part: Lane.Part, in signs: TimelineBin.Signs) -> LaneSign? {
    // By their bits: a set's own operations are generic and slow where nothing is optimised.
    byPart[part.rawValue].first { signs.rawValue & $0.signs.rawValue == $0.signs.rawValue }
  }
}
