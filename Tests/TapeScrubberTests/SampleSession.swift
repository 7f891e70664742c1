import GestureScript
import SessionModel
import TapeReplay
import TestSupport

/// Small sessions, written as scripts.
enum SampleSession {
  /// A push, a swipe back that is let go early and cancelled, one that finishes, a sheet, marks, and
  /// two seconds in which nothing happens.
  static let swipes = """
    setup size 390x844
    setup stack main=[Home,List,Detail]
    setup recognizer back pan on=main preset=backSwipe
    0.100 push Photo animated 0.35
    0.700 swipe from=40,400 to=150,410 over=0.25 hold=0.3
    settle
    mark taken-back
    +0.3 swipe from=40,400 to=330,420 over=0.22
    settle
    +2.0 present Sheet animated 0.4
    +0.6 touch down id=1 x=100 y=300
    +0.1 touch down id=2 x=250 y=500
    +0.1 touch move id=2 x=300 y=620
    +0.1 touch up id=2 x=300 y=620
    +0.0 touch up id=1 x=100 y=300
    +0.1 note "nothing left"
    mark "all done"
    +0.2 end
    """

  /// A session that makes sense or one that does not, in blocks of many sizes.
  static func varied(_ seed: UInt64) throws -> MemoryEvents {
    let blockSize = [1, 7, 64, 4096][Int(seed % 4)]
    if seed % 3 == 0 { return try source(blockSize: blockSize) }
    var random = RandomEvents(seed: seed)
    let events = random.events(150)
    return MemoryEvents(events, names: random.names, blockSize: blockSize)
  }

  static func source(_ script: String = swipes, blockSize: Int = 16) throws -> MemoryEvents {
    let performed = try Script.parse(Array(script.utf8), file: "sample").perform()
    return MemoryEvents(
      performed.events,
      names: performed.names,
      description: performed.description,
      blockSize: blockSize
    )
  }
}

extension MemoryEvents {
  /// The session that a straight replay gives at a position.
  func session(at position: Position) -> Session {
    var session = Session(policies: description.policies)
    var facts = NoFacts()
    for timed in events.prefix(position.event) {
      session.apply(timed.event, at: timed.time, telling: &facts)
    }
    if position.time > session.now { session.advance(to: position.time, telling: &facts) }
    return session
  }

  /// The position at a time: after every event whose session time is not later.
  func position(at time: Time) -> Position {
    var (count, latest) = (0, Time.zero)
    for timed in events {
      guard max(latest, timed.time) <= time else { break }
      latest = max(latest, timed.time)
      count += 1
    }
    return Position(event: count, time: max(time, latest))
  }
}
