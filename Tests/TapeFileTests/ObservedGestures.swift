import SessionModel
import TestSupport

/// Gestures of one or two fingers, with what an app's own recognizers report of them: what the reducer
/// makes of declared ones, under other names, and the fraction of a swipe.
struct ObservedGestures {
  var events: [TimedEvent] = []
  private(set) var names = NameTable()
  private var session = Session(policies: Policies())
  private var generator: SeededGenerator
  private var time: Int64 = 0
  private let swipe: Name
  private var reported: [Name] = []
  private var active: Set<Int> = []

  init(seed: UInt64, gestures: Int) {
    generator = SeededGenerator(seed: seed)
    swipe = names.intern("swipe")
    let kinds: [RecognizerDeclaration.Kind] = [.pan, .pinch, .rotation]
    let declared = kinds.map { names.intern("\($0)") }
    var sink = NoFacts()
    for (kind, name) in zip(kinds, declared) {
      var declaration = RecognizerDeclaration(name, kind)
      declaration.simultaneous = declared.filter { $0 != name }
      session.apply(.setup(.recognizer(declaration)), at: .zero, telling: &sink)
    }
    reported = kinds.map { names.intern("own \($0)") }
    for gesture in 0..<gestures { perform(gesture) }
  }

  private mutating func perform(_ gesture: Int) {
    let fingers = (0..<Int.random(in: 1...2, using: &generator)).map { Int32(2 * gesture + $0) }
    var places = fingers.map { _ in Point(x: number(40...350), y: number(100...700)) }
    let steps = fingers.map { _ in Point(x: number(1...9), y: number(-4...4)) }
    let moves = Int.random(in: 20...60, using: &generator)
    for frame in 0...moves + 1 {
      time += Int64.random(in: 8000...8700, using: &generator)
      let phase: Touch.Phase = frame == 0 ? .down : frame > moves ? .up : .move
      for place in fingers.indices {
        if phase == .move {
          places[place].x += steps[place].x + number(-1...1)
          places[place].y += steps[place].y + number(-1...1)
        }
        add(.touch(Touch(phase, id: fingers[place], position: places[place])), at: time)
      }
      report(gesture)
    }
    time += 400_000
  }

  /// Reports what the reducer's recognizers say now, if they have begun.
  private mutating func report(_ gesture: Int) {
    for place in reported.indices {
      let recognizer = session.recognizers[place]
      guard recognizer.state.isActive else {
        active.remove(place)
        continue
      }
      let state: GestureState = active.insert(place).inserted ? .began : .changed
      let report = GestureReport(
        reported[place],
        state,
        translation: recognizer.translation,
        velocity: recognizer.velocity,
        scale: recognizer.scale,
        rotation: recognizer.rotation
      )
      tell(.gesture(report))
      guard place == 0 else { continue }
      let id = TransitionID(swipe, count: UInt32(gesture + 1))
      tell(.transition(TransitionReport(id, .update(recognizer.translation.x / 390))))
    }
  }

  private mutating func tell(_ event: Event) {
    time += Int64.random(in: 20...120, using: &generator)
    events.append(TimedEvent(Time(microseconds: time), event))
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
