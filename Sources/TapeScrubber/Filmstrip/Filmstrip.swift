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
/// to when. A picture in whose time the checker finds something bears a `!`; below each row stands what
/// was found. Equal tapes and options give equal text.
public struct Filmstrip<Source: EventSource> {
  /// Moments that are drawn at most, so that an odd tape cannot keep a program busy for ever.
  public static var mostMoments: Int { 100_000 }
  /// Columns between two pictures.
  private static var gap: Int { 2 }

  private let options: FilmstripOptions
  private let names: NameTable
  private let end: Time
  private var replayer: Replayer<Source, SessionReducer>
  private var pages: EventPages<Source>
  /// The next moment to look at.
  private var due: Time?
  /// A picture that may still last.
  private var waiting: FilmFrame?
  private var momentsLeft = Self.mostMoments
  /// What the checker finds; the whole tape is checked before the first picture.
  private var scan: FindingScan<Source>

  /// A filmstrip of `source`.
  public init(_ source: Source, _ options: FilmstripOptions = FilmstripOptions()) {
    self.options = options
    let blocks = source.eventBlocks
    names = source.names
    replayer = Replayer(
      source,
      through: SessionReducer(policies: source.description.policies)
    )
    pages = EventPages(source, blocks: blocks)
    scan = FindingScan(source, blocks: blocks)
    let last = Timeline(blocks).end
    end = min(options.end ?? last, last)
    let start = max(options.start, source.startingSession?.now ?? .zero)
    due = start <= end ? start : nil
  }

  /// Whether the strip ended before the tape, at `mostMoments`.
  public var isCut: Bool {
    momentsLeft == 0 && due != nil
  }

  /// The lines of the next row of pictures; nil after the last one.
  public mutating func nextBand() throws(Source.Failure) -> [String]? {
    let width = FilmFrameView.size.columns
    let count = max(1, (options.width + Self.gap) / (width + Self.gap))
    var frames: [FilmFrame] = []
    while frames.count < count, let frame = try nextFrame() { frames.append(frame) }
    guard !frames.isEmpty else { return nil }
    let notes = try FilmNotes(frames, &scan, names: names, width: options.width)
    let step = width + Self.gap
    var screen = Screen(
      CellSize(columns: frames.count * step, rows: FilmFrameView.size.rows + 1)
    )
    for (place, frame) in frames.enumerated() {
      let lines = [frame.caption(width: width)] + frame.lines
      for (row, line) in lines.enumerated() {
        screen.write(line, at: CellPosition(column: place * step, row: row))
      }
      if notes.marked.contains(place) {
        screen.write("!", at: CellPosition(column: place * step + width, row: 0))
      }
    }
    return screen.lines + notes.lines
  }

  /// The next picture that differs from the one before.
  private mutating func nextFrame() throws(Source.Failure) -> FilmFrame? {
    while let frame = try nextMoment() {
      guard var shown = waiting else {
        waiting = frame
        continue
      }
      if shown.lines == frame.lines {
        waiting?.end = frame.end
      } else {
        shown.until = frame.start
        waiting = frame
        return shown
      }
    }
    guard var last = waiting else { return nil }
    waiting = nil
    if end < .last { last.until = end + Interval(microseconds: 1) }
    return last
  }

  private mutating func nextMoment() throws(Source.Failure) -> FilmFrame? {
    guard let time = due, momentsLeft > 0 else { return nil }
    momentsLeft -= 1
    try replayer.seek(to: time)
    var moment = ScrubberMoment()
    moment.position = replayer.position
    moment.session = replayer.state
    moment.trail = try Trail.points(before: moment.position, in: &pages)
    let lines = FilmFrameView(moment: moment, names: names, glyphs: options.glyphs).lines
    let following = try following(moment)
    due = following
    return FilmFrame(start: time, end: lastMoment(before: following, from: time), lines: lines)
  }

  /// The next moment at which anything can look different: idle time is passed in one step.
  private mutating func following(_ moment: ScrubberMoment) throws(Source.Failure) -> Time? {
    let time = moment.position.time
    guard time < end else { return nil }
    var steps: Int64 = 1
    if moment.session.nextDeadlineTime == nil, moment.trail.isEmpty {
      let next = try pages.event(moment.position.event + 1)?.time ?? .zero
      let wait = next.microseconds.subtractingReportingOverflow(time.microseconds).partialValue
      let length = options.interval.microseconds
      if wait > length { steps = (wait - 1) / length + 1 }
    }
    let span = options.interval.microseconds.multipliedReportingOverflow(by: steps)
    let following = span.overflow ? end : time + Interval(microseconds: span.partialValue)
    return min(following, end)
  }

  /// The moment before `following` in the order of intervals, which looks as `time` does.
  private func lastMoment(before following: Time?, from time: Time) -> Time {
    guard let following else { return time }
    let length = options.interval.microseconds
    let distance = following.microseconds - time.microseconds
    guard distance > length else { return time }
    return Time(microseconds: time.microseconds + (distance - 1) / length * length)
  }
}
