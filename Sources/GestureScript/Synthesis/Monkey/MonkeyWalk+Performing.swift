import SessionModel

extension MonkeyWalk {
  /// Standard deviation of a finger's trembling, in points, and of a frame's lateness, in seconds,
  /// as real recordings have them.
  private static let (tremble, lateness) = (0.1, 0.000_12)
  /// No frame is farther from its time, in seconds.
  private static let latest = 0.000_3
  /// How many frames are lost.
  private static let lostShare = 0.003

  /// Performs `gesture`; `scrolling` may let the feed's recognizer follow it.
  mutating func play(_ gesture: SynthesizedGesture, scrolling: Bool = false) {
    play([touches(of: gesture)], isReported: scrolling && noise.chance(0.4) && canReport)
  }

  /// The touches of `gesture`, begun `delay` after the clock with the first pair of free fingers.
  mutating func touches(
    of gesture: SynthesizedGesture,
    after delay: Interval = .zero,
    finger: Int32 = 0
  ) -> [TimedEvent] {
    var writer = TouchWriter(
      start: clock + delay,
      rate: rate,
      firstFreeID: freeFingers + finger,
      jitter: MonkeyWalk.tremble,
      noise: noise
    )
    gesture.write(to: &writer)
    noise = writer.noise
    return writer.events
  }

  /// Performs what several fingers do at the same time.
  mutating func play(_ tracks: [[TimedEvent]], isReported: Bool = false) {
    let touches = tracks.count == 1 ? tracks[0] : merged(tracks)
    let fingers = [freeFingers, freeFingers + 1]
    let interjection = isPolite ? nil : MonkeyInterjection(draw: noise.uniform())
    let interruption = interjection == nil ? -1 : noise.index(below: touches.count - 1)
    var frame = Frame()
    var report = isReported ? FeedReport(words.feedPan, isCareful: isPolite) : nil
    for place in touches.indices {
      guard case .touch(let touch) = touches[place].event else { continue }
      meet(&frame, at: touches[place].time)
      if touch.phase != .move || !frame.isLost {
        emit(.touch(touch), at: frame.time)
        if let state = report?.follow(touch, at: clock) { emit(.gesture(state)) }
      }
      guard place == interruption, let interjection else { continue }
      interject(interjection, taking: fingers)
      if interjection.takesTouchesAway { break }
    }
    if let state = report?.cancelled() { emit(.gesture(state)) }
    if let distance = report?.distance, distance != 0 { scroll(by: -distance) }
  }

  /// A frame of touches that share a time.
  private struct Frame {
    /// When it was to come.
    var planned = Time(microseconds: .min)
    /// When it came.
    var time = Time(microseconds: .min)
    /// Whether its moves are lost.
    var isLost = false
  }

  /// Decides when the frame of `planned` comes, unless it is the one before.
  private mutating func meet(_ frame: inout Frame, at planned: Time) {
    guard planned != frame.planned else { return }
    let late = noise.bell() * MonkeyWalk.lateness
    let bounded = min(max(late, -MonkeyWalk.latest), MonkeyWalk.latest)
    let time = planned + Interval(seconds: bounded)
    let isFirst = frame.time == Frame().time
    // However late the one before was, two frames never come at one time.
    let gap = isFirst ? .zero : (planned - frame.planned).microseconds / 2
    frame.planned = planned
    frame.time = isFirst ? time : max(time, frame.time + Interval(microseconds: gap))
    frame.isLost = noise.chance(MonkeyWalk.lostShare)
  }

  private mutating func interject(_ interjection: MonkeyInterjection, taking fingers: [Int32]) {
    switch interjection {
    case .call: makeCall()
    case .sideState: changeSideState()
    case .leaveApp: leaveApp(taking: fingers)
    case .cancelTouches: cancelTouches(fingers)
    case .turnWindow: turnWindow()
    }
  }

  /// The first of two numbers in a row that no finger has.
  private var freeFingers: Int32 {
    var first: Int32 = 1
    while session.touches.contains(where: { $0.id == first || $0.id == first + 1 }) { first += 1 }
    return first
  }

  /// Whether the feed's recognizer is left to the monkey, and ready.
  ///
  /// A polite monkey's feed takes no finger that a declared recognizer may follow.
  private var canReport: Bool {
    if isPolite, session.recognizers.contains(where: \.mayFollowOneFinger) { return false }
    guard let known = session.recognizers.first(where: { $0.name == words.feedPan }) else {
      return true
    }
    return known.declaration == nil && known.state.mayBecome(.began)
  }

  /// All of `tracks` in order of time; at equal times the earlier track comes first.
  private func merged(_ tracks: [[TimedEvent]]) -> [TimedEvent] {
    let numbered = tracks.flatMap { $0 }.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return numbered.map { $0.element }
  }
}

extension Recognizer {
  /// Whether it is declared as one that goes on while a single finger moves.
  fileprivate var mayFollowOneFinger: Bool {
    switch declaration?.kind {
    case .pan, .edgePan, .longPress: true
    case .tap, .doubleTap, .swipe, .pinch, .rotation, nil: false
    }
  }
}
