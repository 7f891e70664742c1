import SessionModel
public import TapeReplay
import TerminalKit

/// A tape as a drawing for web pages: vector phones at equal intervals, side by side.
///
/// What is left out and what the captions say is as in `Filmstrip`. The drawing stands alone: no scripts,
/// no fonts to be fetched, light or dark as its surrounding is. Equal tapes and options give equal bytes.
public struct VectorFilmstrip<Source: EventSource> {
  /// Moments that are looked at, at most: a drawing with more pictures nobody would scroll through.
  public static var mostMoments: Int { 5000 }
  /// Distances between pictures, and from the edges.
  private static var gap: (across: Double, down: Double, margin: Double) { (22, 20, 20) }
  /// Height of the title, of the caption over a picture, and of a line of marks or findings.
  private static var line: (title: Double, caption: Double, note: Double) { (26, 18, 16) }
  /// Columns of text of a line of marks or findings: few are longer and broken.
  private static var noteColumns: Int { 400 }

  private let options: FilmstripOptions
  private let names: NameTable
  private let title: String
  private var reel: FilmReel<Source, VectorFrame>
  private var scan: FindingScan<Source>

  /// A drawing of `source`; `title` stands over it.
  ///
  /// As many pictures are side by side as `Filmstrip` would put into the same width.
  public init(_ source: Source, _ options: FilmstripOptions, title: String) {
    self.options = options
    self.title = title
    let names = source.names
    reel = FilmReel(source, options, most: Self.mostMoments) { VectorFrame($0, names: names) }
    self.names = names
    scan = FindingScan(source, blocks: source.eventBlocks)
  }

  /// Whether the strip ended before the tape, at `mostMoments`.
  public var isCut: Bool {
    reel.isCut
  }

  /// The whole document; an empty strip the second time.
  public mutating func drawing() throws(Source.Failure) -> String {
    var clips: [String] = []
    var body: [String] = []
    var (top, columns) = (Self.gap.margin + Self.line.title, 1)
    while let frames = try nextRow() {
      columns = max(columns, frames.count)
      for clip in frames.map(\.look.clip) where !clip.isEmpty && !clips.contains(clip) {
        clips.append(clip)
      }
      let notes = try notes(of: frames)
      body += Self.elements(of: frames, notes.marked, y: top)
      top += Self.line.caption + PhoneDrawing.box.height + VectorFrame.footer
      body += Self.elements(of: notes.screen, y: top)
      top += Self.line.note * Double(notes.screen.size.rows) + Self.gap.down
    }
    let width = Self.x(of: columns) - Self.gap.across + Self.gap.margin
    return document(width: width, height: top, clips: clips, body)
  }

  private mutating func nextRow() throws(Source.Failure) -> [FilmFrame<VectorFrame>]? {
    let frames = try reel.next(FilmFrameView.count(in: options.width))
    return frames.isEmpty ? nil : frames
  }

  private mutating func notes(
    of frames: [FilmFrame<VectorFrame>]
  ) throws(Source.Failure) -> FilmNotes {
    try FilmNotes(
      frames,
      &scan,
      names: names,
      width: Self.noteColumns,
      glyphs: options.glyphs
    )
  }

  /// Where the picture at a place of its row begins.
  private static func x(of place: Int) -> Double {
    gap.margin + Double(place) * (PhoneDrawing.box.width + gap.across)
  }

  /// The pictures of a row; `!` is over those in whose time something was found.
  private static func elements(
    of frames: [FilmFrame<VectorFrame>],
    _ marked: Set<Int>,
    y: Double
  ) -> [String] {
    frames.enumerated().flatMap { place, frame in elements(of: frame, x: x(of: place), y: y) }
      + marked.sorted().map { mark(x: x(of: $0) + PhoneDrawing.box.width, y: y) }
  }

  /// What there is to be said below a row, line by line.
  private static func elements(of notes: Screen, y: Double) -> [String] {
    notes.lines.enumerated().map { row, text in
      let isTrouble = notes[0, row].style == Palette.trouble
      return note(text, isTrouble: isTrouble, y: y + line.note * Double(row))
    }
  }

  private static func elements(
    of frame: FilmFrame<VectorFrame>,
    x: Double,
    y: Double
  ) -> [String] {
    let caption = frame.caption()
    let screens = SVG.escaped(frame.look.screens.joined(separator: ", "))
    return [
      "<g transform=\"translate(\(SVG.number(x)) \(SVG.number(y)))\">",
      "<title>\(caption): \(screens)</title>",
      "<text class=\"ink\" y=\"10\" font-size=\"12\">\(caption)</text>",
      "<g transform=\"translate(0 \(SVG.number(line.caption)))\">",
    ] + frame.look.lines + ["</g>", "</g>"]
  }

  private static func mark(x: Double, y: Double) -> String {
    "<text class=\"wrong\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y + 10))\" font-size=\"13\""
      + " font-weight=\"bold\" text-anchor=\"end\">!</text>"
  }

  private static func note(_ note: String, isTrouble: Bool, y: Double) -> String {
    let style = isTrouble ? "wrong" : "ink"
    return "<text class=\"\(style)\" x=\"\(SVG.number(gap.margin))\" y=\"\(SVG.number(y + 10))\""
      + " font-size=\"11\">\(SVG.escaped(note))</text>"
  }

  private func document(
    width: Double,
    height: Double,
    clips: [String],
    _ body: [String]
  ) -> String {
    let (width, height) = (SVG.number(width), SVG.number(height))
    let stops = "<stop offset=\"0\" stop-opacity=\"0\"/><stop class=\"deep\" offset=\"1\"/>"
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
        "<title>\(SVG.escaped(title))</title>",
        "<style>\(VectorStyle.rules)</style>",
        "<defs><linearGradient id=\"shade\">\(stops)</linearGradient>",
        "<linearGradient id=\"shade-right\" x1=\"1\" x2=\"0\">\(stops)</linearGradient>",
      ] + clips + [
        "</defs>",
        "<rect class=\"page\" width=\"100%\" height=\"100%\"/>",
        "<text class=\"ink\" x=\"\(SVG.number(Self.gap.margin))\" y=\"28\" font-size=\"14\""
          + " font-weight=\"bold\">\(SVG.escaped(title))</text>",
      ] + body + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}
