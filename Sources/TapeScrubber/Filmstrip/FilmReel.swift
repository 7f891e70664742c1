import SessionModel
import TapeReplay

/// The moments of a tape at equal intervals, those left out that look like the one before.
struct FilmReel<Source: EventSource, Look: Equatable> {
  private let interval: Interval
  private let end: Time
  /// Draws a moment.
  private let look: (ScrubberMoment) -> Look
  private var replayer: Replayer<Source, SessionReducer>
  private var pages: EventPages<Source>
  /// The next moment to look at.
  private var due: Time?
  /// A picture that may still last.
  private var waiting: FilmFrame<Look>?
  private var momentsLeft: Int
  /// The event of the moment before; nil before the first.
  private var last: Int?

  init(
    _ source: Source,
    _ options: FilmstripOptions,
    most: Int,
    look: @escaping (ScrubberMoment) -> Look
  ) {
    interval = options.interval
    self.look = look
    momentsLeft = most
    let blocks = source.eventBlocks
    replayer = Replayer(
      source,
      through: SessionReducer(policies: source.description.policies)
    )
    pages = EventPages(source, blocks: blocks)
    let last = Timeline(blocks).end
    end = min(options.end ?? last, last)
    let start = max(options.start, source.startingSession?.now ?? .zero)
    due = start <= end ? start : nil
  }

  /// Whether the strip ended before the tape, because it has so many moments.
  var isCut: Bool {
    momentsLeft == 0 && due != nil
  }

  /// The next pictures, `count` at most; none after the last one.
  mutating func next(_ count: Int) throws(Source.Failure) -> [FilmFrame<Look>] {
    var frames: [FilmFrame<Look>] = []
    while frames.count < count, let frame = try next() { frames.append(frame) }
    return frames
  }

  /// The next picture that differs from the one before.
  mutating func next() throws(Source.Failure) -> FilmFrame<Look>? {
    while let frame = try nextMoment() {
      guard var shown = waiting else {
        waiting = frame
        continue
      }
      if shown.look == frame.look {
        waiting?.end = frame.end
        waiting?.marks += frame.marks
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

  private mutating func nextMoment() throws(Source.Failure) -> FilmFrame<Look>? {
    guard let time = due, momentsLeft > 0 else { return nil }
    momentsLeft -= 1
    try replayer.seek(to: time)
    var moment = ScrubberMoment()
    moment.position = replayer.position
    moment.session = replayer.state
    moment.trail = try Trail.points(before: moment.position, in: &pages)
    let following = try following(moment)
    due = following
    var frame = FilmFrame(
      start: time,
      end: lastMoment(before: following, from: time),
      look: look(moment)
    )
    frame.marks = try marks(through: moment.position.event)
    return frame
  }

  /// The marks after the moment before, through an event.
  private mutating func marks(through event: Int) throws(Source.Failure) -> [FilmMark] {
    var marks: [FilmMark] = []
    // What lies before the first picture is not on the strip.
    for number in stride(from: (last ?? event) + 1, through: event, by: 1) {
      guard let timed = try pages.event(number), case .mark(let name) = timed.event else {
        continue
      }
      marks.append(FilmMark(time: timed.time, name: name))
    }
    last = event
    return marks
  }

  /// The next moment at which anything can look different: idle time is passed in one step.
  private mutating func following(_ moment: ScrubberMoment) throws(Source.Failure) -> Time? {
    let time = moment.position.time
    guard time < end else { return nil }
    var steps: Int64 = 1
    if moment.session.nextDeadlineTime == nil, moment.trail.isEmpty {
      let next = try pages.event(moment.position.event + 1)?.time ?? .zero
      let wait = next.microseconds.subtractingReportingOverflow(time.microseconds).partialValue
      let length = interval.microseconds
      if wait > length { steps = (wait - 1) / length + 1 }
    }
    let span = interval.microseconds.multipliedReportingOverflow(by: steps)
    let following = span.overflow ? end : time + Interval(microseconds: span.partialValue)
    return min(following, end)
  }

  /// The moment before `following` in the order of intervals, which looks as `time` does.
  private func lastMoment(before following: Time?, from time: Time) -> Time {
    guard let following else { return time }
    let length = interval.microseconds
    let distance = following.microseconds - time.microseconds
    guard distance > length else { return time }
    return Time(microseconds: time.microseconds + (distance - 1) / length * length)
  }
}
