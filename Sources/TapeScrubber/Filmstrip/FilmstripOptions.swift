public import SessionModel
public import TerminalKit

/// What a filmstrip shows, and how wide.
public struct FilmstripOptions: Equatable, Sendable {
  /// Time from one picture to the next unless told otherwise: a tenth of a second.
  public static let defaultInterval = Interval(microseconds: 100_000)
  /// Columns unless told otherwise.
  public static let defaultWidth = 100

  /// Time from one picture to the next, at least a millisecond.
  public let interval: Interval
  /// Columns that may be filled; one picture is drawn however narrow they are.
  public let width: Int
  /// The first moment.
  public let start: Time
  /// The last moment; nil is the end of the tape.
  public let end: Time?
  /// The characters that may be drawn.
  public let glyphs: GlyphSet
  /// The colours that may be used; with `.none` the lines have no escape sequences at all.
  public let depth: ColorDepth

  /// A picture every `interval` from `start` to `end`.
  public init(
    every interval: Interval = FilmstripOptions.defaultInterval,
    width: Int = FilmstripOptions.defaultWidth,
    from start: Time = .zero,
    to end: Time? = nil,
    glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .none
  ) {
    self.interval = max(interval, Interval(microseconds: 1000))
    self.width = min(max(width, 1), Screen.maximumSize.columns)
    self.start = start
    self.end = end
    self.glyphs = glyphs
    self.depth = depth
  }
}
