import SessionModel
import TestSupport

/// Pans of one or two fingers, with what an app's own recognizers report of them: the states that the
/// reducer gives a declared pan, and the fraction of a swipe.
struct ObservedPans {
  var events: [TimedEvent] = []
  private(set) var names = NameTable()
  private var session = Session(policies: Policies())
  private var generator: SeededGenerator
  private var time: Int64 = 0
  private let pan: Name
  private let swipe: Name

  init(seed: UInt64, gestures: Int) {
    generator = SeededGenerator(seed: seed)
    pan = names.intern("pan")
    swipe = names.intern("swipe")
    var sink = NoFacts()
    let declaration = RecognizerDeclaration(pan, .pan)
    session.apply(.setup(.recognizer(declaration)), at: .zero, telling: &sink)
    for gesture in 0..<gestures { perform(gesture) }
  }

  private mutating func perform(_ gesture: Int) {
    let fingers = (0..<Int.random(in: 1...2, using: &generator)).map { Int32(2 * gesture + $0) }
    var places = fingers.map { _ in Point(x: number(40...350), y: number(100...700)) }
    let step = Point(x: number(1...9), y: number(-4...4))
    let moves = Int.random(in: 20...60, using: &generator)
    for frame in 0...moves + 1 {
      time += Int64.random(in: 8000...8700, using: &generator)
      let phase: Touch.Phase = frame == 0 ? .down : frame > moves ? .up : .move
      for place in fingers.indices {
        if phase == .move {
          places[place].x += step.x + number(-1...1)
          places[place].y += step.y + number(-1...1)
        }
        add(.touch(Touch(phase, id: fingers[place], position: places[place])), at: time)
      }
      report(gesture)
    }
    time += 400_000
  }

  /// Reports what the reducer's recognizer says now, if it has begun.
  private mutating func report(_ gesture: Int) {
    guard let recognizer = session.recognizers.first, recognizer.state.isActive else { return }
    let report = GestureReport(
      swipe,
      .changed,
      translation: recognizer.translation,
      velocity: recognizer.velocity
    )
    let update = TransitionReport(
      TransitionID(swipe, count: UInt32(gesture + 1)),
      .update(recognizer.translation.x / 390)
    )
    for event in [Event.gesture(report), .transition(update)] {
      let delay = Int64.random(in: 20...120, using: &generator)
      events.append(TimedEvent(Time(microseconds: time + delay), event))
      time += delay
    }
  }

  private mutating func add(_ event: Event, at microseconds: Int64) {
    var sink = NoFacts()
    let time = Time(microseconds: microseconds)
    session.apply(event, at: time, telling: &sink)
    events.append(TimedEvent(time, event))
  }

  /// A number on 256ths.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 256).rounded() / 256
  }
}
