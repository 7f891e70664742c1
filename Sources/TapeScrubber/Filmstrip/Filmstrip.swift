import SessionModel
public import TapeReplay
import TerminalKit

/// A tape as text: the phone at equal intervals, side by side.
///
/// ```swift
/// var strip = Filmstrip(source, FilmstripOptions())
/// while let band = try strip.nextBand() { band.forEach { print($0) } }
/// ```
///
/// Moments that look the same as the one before are not drawn again; the caption then tells from when
/// to when. A picture in whose time the checker finds something bears a `!`; below each row stand marks and
/// what was found. Equal tapes and options give equal text.
public struct Filmstrip<Source: EventSource> {
  /// Moments that are drawn at most, so that an odd tape cannot keep a program busy for ever.
  public static var mostMoments: Int { 100_000 }

  private let options: FilmstripOptions
  private let names: NameTable
  private var reel: FilmReel<Source, Screen>
  /// What the checker finds; the whole tape is checked before the first picture.
  private var scan: FindingScan<Source>

  /// A filmstrip of `source`.
  public init(_ source: Source, _ options: FilmstripOptions = FilmstripOptions()) {
    self.options = options
    let names = source.names
    let look = PhoneLook(glyphs: options.glyphs, depth: options.depth)
    reel = FilmReel(source, options, most: Self.mostMoments) { moment in
      FilmFrameView(moment: moment, names: names, look: look).screen
    }
    self.names = names
    scan = FindingScan(source, blocks: source.eventBlocks)
  }

  /// Whether the strip ended before the tape, at `mostMoments`.
  public var isCut: Bool {
    reel.isCut
  }

  /// The lines of the next row of pictures, with escape sequences for colours if the options have any;
  /// nil after the last one.
  public mutating func nextBand() throws(Source.Failure) -> [String]? {
    let frames = try reel.next(FilmFrameView.count(in: options.width))
    guard !frames.isEmpty else { return nil }
    let notes = try FilmNotes(
      frames,
      &scan,
      names: names,
      width: options.width,
      glyphs: options.glyphs
    )
    return [Self.screen(frames, notes.marked), notes.screen].flatMap {
      $0.limited(to: options.glyphs).styledLines(options.depth)
    }
  }

  /// Pictures side by side, each below its caption; `!` is beside those in whose time something was found.
  private static func screen(_ frames: [FilmFrame<Screen>], _ marked: Set<Int>) -> Screen {
    let width = FilmFrameView.size.columns
    let step = width + FilmFrameView.gap
    var screen = Screen(
      CellSize(columns: frames.count * step, rows: FilmFrameView.size.rows + 1)
    )
    for (place, frame) in frames.enumerated() {
      let caption = CellPosition(column: place * step, row: 0)
      screen.write(frame.caption(width: width), at: caption, style: Palette.quiet)
      screen.draw(frame.look, at: CellPosition(column: place * step, row: 1))
      if marked.contains(place) {
        let mark = CellPosition(column: place * step + width, row: 0)
        screen.write("!", at: mark, style: Palette.trouble)
      }
    }
    return screen
  }
}
