import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A recognizer's values")
struct DerivedNumberTests {
  @Test(
    "cost next to nothing where they are what the reducer makes of the touches",
    arguments: 0..<20
  )
  func computed(seed: UInt64) throws {
    let session = ObservedGestures(seed: seed, gestures: 12)
    let whole = try TapeWriter.bytes(of: session.events, names: session.names)
    let touches = session.events.filter {
      if case .touch = $0.event { true } else { false }
    }
    let bare = try TapeWriter.bytes(of: touches, names: session.names)
    let reports = session.events.count - touches.count
    // A time of some 7 bits each, and what blocks of three more families cost.
    let blocks = try TapeReader(bytes: whole).blocks.count
    #expect(whole.count - bare.count < reports * 3 / 2 + 250 * blocks)
    try expectRoundTrip(session.events, session.names)
  }

  @Test("come back bit for bit where they are something else", arguments: 0..<40)
  func others(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var session = ObservedGestures(seed: seed, gestures: 6)
    let wrong: [Double] = [.nan, .infinity, -0.0, 0, 1, 1e300, .leastNonzeroMagnitude]
    for place in session.events.indices where Int.random(in: 0..<20, using: &generator) == 0 {
      guard let number = wrong.randomElement(using: &generator) else { continue }
      switch session.events[place].event {
      case .touch(var touch):
        touch.position?.x = number
        session.events[place].event = .touch(touch)
      case .gesture(var report):
        report.translation.y = number
        report.velocity.x = number
        session.events[place].event = .gesture(report)
      case .transition(let report):
        let update = TransitionReport(report.id, .update(number))
        session.events[place].event = .transition(update)
      default: break
      }
    }
    try expectRoundTrip(session.events, session.names)
  }

  @Test("come back from a block that begins in the middle of a gesture", arguments: 0..<20)
  func cut(seed: UInt64) throws {
    let session = ObservedGestures(seed: seed, gestures: 4)
    for start in stride(from: 0, to: session.events.count, by: 7) {
      try expectRoundTrip(Array(session.events[start...]), session.names)
    }
  }

  @Test("cannot be derived where there is nothing to derive them from")
  func forces() throws {
    var columns = ColumnSet()
    columns.add(.gestureForces, numbers: [1, 2], tracks: [0, 0], expected: [1, 2])
    let directory = try columns.directory()
    var lengths = ColumnLengths()
    let shape = GestureShape.force.rawValue
    lengths.add(RowHead(EventKind.gestureBegan.rawValue, shape: shape), times: 2)
    #expect(throws: MalformedBytes.self) { _ = try GestureNumberRows(directory, lengths) }
  }

  private func expectRoundTrip(_ events: [TimedEvent], _ names: NameTable) throws {
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: names))
    #expect(try reader.allEvents() == SpelledEvent.list(events, names))
  }
}
