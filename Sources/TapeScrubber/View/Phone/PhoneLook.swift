import TerminalKit

/// How a phone is drawn, whatever it shows.
struct PhoneLook: Equatable, Sendable {
  /// The characters that may be drawn.
  var glyphs = GlyphSet.unicode
  /// The colours that may be used.
  var depth = ColorDepth.none
  /// Whether the bands along the edges in which edge pans begin are drawn.
  var showsEdgeZones = false

  /// Whether screens are coloured surfaces; with the user's own sixteen colours they are lines and
  /// patterns, because nobody knows which of those colours can be told apart.
  var isPainted: Bool {
    depth > .ansi16
  }
}
