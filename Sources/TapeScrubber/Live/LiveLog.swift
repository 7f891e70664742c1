import SessionModel

/// What has happened lately in a live recording, for those who watch.
struct LiveLog: Sendable {
  /// Lines that are kept: more than any screen shows.
  private static let mostLines = 200

  /// A line about something that happened.
  struct Line: Equatable, Sendable {
    let time: Time
    let text: String
    let isTrouble: Bool
  }

  /// What the reducer made of the events.
  private(set) var facts: [Line] = []
  /// What the checker found.
  private(set) var findings: [Line] = []
  /// How many findings it was told of.
  private(set) var findingCount = 0
  /// The event that was recorded last, as the notation writes it.
  var lastEvent = ""
  /// Touches of the last moments, oldest first.
  private(set) var trail: [(time: Time, touch: Touch)] = []

  /// Keeps a line of the reducer's.
  mutating func add(_ line: Line) {
    LiveLog.append(line, to: &facts)
  }

  /// Keeps a line of the checker's.
  mutating func add(finding line: Line) {
    LiveLog.append(line, to: &findings)
    findingCount += 1
  }

  /// Keeps a touch for as long as its trail is seen.
  mutating func add(_ touch: Touch, at time: Time) {
    trail.append((time, touch))
    if trail.count > Trail.mostEvents { trail.removeFirst() }
  }

  /// Forgets the trails that have faded.
  mutating func fade(at now: Time) {
    let faded = trail.prefix { now - $0.time > Trail.span }
    if !faded.isEmpty { trail.removeFirst(faded.count) }
  }

  private static func append(_ line: Line, to lines: inout [Line]) {
    if lines.count == mostLines { lines.removeFirst(mostLines / 2) }
    lines.append(line)
  }
}
