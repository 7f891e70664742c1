import SessionModel
public import TapeReplay
public import TerminalKit

/// The player playing a tape from its start to its end, as a terminal recording: asciicast version 2.
///
/// ```swift
/// var cast = Asciicast(source, title: "drag.tape")
/// while let line = cast.nextLine() { print(line) }
/// ```
///
/// The frames are those that a person would see, thirty a second on a clock of its own; what does not
/// change is not drawn, and stretches in which nothing happens are left out. Equal tapes give equal lines.
public struct Asciicast<Source: EventSource & Sendable> {
  /// The size of the terminal unless told otherwise: everything has its place, and web pages have room.
  public static var defaultSize: CellSize { CellSize(columns: 100, rows: 30) }
  /// Frames at most, half an hour: an odd tape must not fill a disk.
  public static var mostFrames: Int { 54_000 }
  private static var framesPerSecond: Int { 30 }
  /// Frames for which the start stands before it plays, and the end after it.
  private static var pauses: (start: Int, end: Int) { (20, 45) }

  private var model: ScrubberModel<Source>
  private var renderer = ScreenRenderer(depth: .trueColor)
  private let title: String
  private let rate: Double
  private var frame = -1
  private var hasEnded = false

  /// A recording of `source`, played at `rate` times its speed.
  public init(
    _ source: Source,
    size: CellSize = Self.defaultSize,
    rate: Double = 1,
    glyphs: GlyphSet = .unicode,
    title: String
  ) {
    self.title = title
    self.rate = rate
    model = ScrubberModel(source, size: size, glyphs: glyphs, depth: .trueColor)
  }

  /// Whether it ended before the tape, at `mostFrames`.
  public var isCut: Bool {
    frame >= Self.mostFrames
  }

  /// The next line, without its line feed: the header, then what is sent to the terminal when; nil after
  /// the last one.
  public mutating func nextLine() -> String? {
    if frame < 0 {
      frame = 0
      return header
    }
    while !hasEnded {
      if let line = nextFrame() { return line }
    }
    return nil
  }

  private var header: String {
    "{\"version\": 2, \"width\": \(model.size.columns), \"height\": \(model.size.rows), "
      + "\"title\": \(JSONString.quoted(title)), \"env\": {\"TERM\": \"xterm-256color\"}}"
  }

  /// What is sent for a frame; nil if nothing changes.
  private mutating func nextFrame() -> String? {
    let number = frame
    frame += 1
    if number == 0 {
      prepare()
      return line(of: number, "\u{1B}[?25l" + rendered())
    }
    if number == Self.pauses.start { model.play(rate: rate) }
    _ = model.update(.tick(Self.time(of: number)))
    if number > Self.pauses.start, !model.isPlaying || isCut {
      hasEnded = true
      let last = line(of: number, rendered())
      return last + "\n" + line(of: number + Self.pauses.end, "\u{1B}[m\u{1B}[?25h")
    }
    let bytes = rendered()
    return bytes.isEmpty ? nil : line(of: number, bytes)
  }

  /// Reads the tape once, as the player does in the background.
  private mutating func prepare() {
    while model.pace == .working { _ = model.update(.tick(.zero)) }
    model.skipIdleTime()
  }

  private mutating func rendered() -> String {
    String(decoding: renderer.render(model.view()), as: UTF8.self)
  }

  private static func time(of frame: Int) -> Duration {
    .microseconds(frame * 1_000_000 / framesPerSecond)
  }

  /// `[seconds, "o", "…"]`.
  private func line(of frame: Int, _ output: String) -> String {
    let microseconds = frame * 1_000_000 / Self.framesPerSecond
    let fraction = String(1_000_000 + microseconds % 1_000_000).dropFirst()
    return "[\(microseconds / 1_000_000).\(fraction), \"o\", \(JSONString.quoted(output))]"
  }
}
