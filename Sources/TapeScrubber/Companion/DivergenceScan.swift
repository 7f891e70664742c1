import SessionModel
import TapeReplay

/// Replays two tapes in step and compares what somebody who watches them would see.
struct DivergenceScan<First: EventSource, Second: EventSource>: DivergenceScanning {
  private(set) var places: [DivergedPlace] = []
  private(set) var isComplete = false

  private var first: StraightSession<First>
  private var second: StraightSession<Second>
  private let step: CompanionStep
  private var aspects: SessionAspects = []
  /// What the names of the second are to the first; nil if they are the same.
  private let translation: [Name]?

  /// Places that are kept at most; tapes with more have nothing in common.
  private static var mostPlaces: Int { 100_000 }

  init(_ first: First, _ second: Second, by step: CompanionStep) {
    self.first = StraightSession(first)
    self.second = StraightSession(second)
    self.step = step
    translation = Self.translation(of: second.names, to: first.names)
  }

  mutating func advance(events count: Int) throws {
    let end = first.eventCount + second.eventCount + count
    while !isComplete, first.eventCount + second.eventCount < end {
      switch step {
      case .time: try advanceTime()
      case .event: try advanceEvent()
      }
      compare()
    }
  }

  /// Moves both to the next moment at which one of them has an event.
  private mutating func advanceTime() throws {
    let next = min(try first.nextTime() ?? .never, try second.nextTime() ?? .never)
    guard next < .never else {
      isComplete = true
      return
    }
    try first.advance(to: next)
    try second.advance(to: next)
  }

  private mutating func advanceEvent() throws {
    let goesOn = (try first.step(), try second.step())
    isComplete = !goesOn.0 && !goesOn.1
  }

  private mutating func compare() {
    let translation = translation
    let found = SessionAspects(from: first.session, to: second.session) { name in
      guard let translation else { return name }
      return Int(name.index) < translation.count ? translation[Int(name.index)] : name
    }
    defer { aspects = found }
    guard !found.isSubset(of: aspects), places.count < Self.mostPlaces else { return }
    let position = Position(event: first.eventCount, time: first.session.now)
    places.append(DivergedPlace(position: position, aspects: found))
  }

  /// A name that the first does not know gets a number that none of its names has.
  private static func translation(of names: NameTable, to own: NameTable) -> [Name]? {
    guard !own.isLike(names) else { return nil }
    return (0..<names.count).map { place in
      own.find(names[Name(index: UInt32(place))]) ?? Name(index: .max - UInt32(place))
    }
  }
}
