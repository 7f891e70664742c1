import SessionModel
import TestSupport

/// Makes short sessions in which everything may happen, also what must not.
struct RandomSession {
  private var generator: SeededGenerator
  private(set) var names: NameTable
  private var time = Time.zero
  private let screens: [Name]
  private let recognizers: [Name]
  private var marks = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var names = NameTable()
    screens = ["A", "B", "C", "D"].map { names.intern($0) }
    recognizers = ["back", "edge"].map { names.intern($0) }
    self.names = names
  }

  /// `count` events after a setup; now and then one claims an earlier time.
  mutating func events(_ count: Int) -> [TimedEvent] {
    var events = [
      TimedEvent(
        .zero,
        .setup(.containers(.init(lists: [.init(.main, [screens[0], screens[1]])])))
      ),
      TimedEvent(.zero, .setup(.recognizer(backSwipe))),
    ]
    while events.count < count { events.append(TimedEvent(nextTime(), event())) }
    return Array(events.prefix(count))
  }

  private var backSwipe: RecognizerDeclaration {
    var declaration = RecognizerDeclaration(recognizers[0], .pan)
    declaration.preset = .backSwipe
    declaration.drive = .pop
    return declaration
  }

  private mutating func nextTime() -> Time {
    switch below(20) {
    case 0: return Time(microseconds: time.microseconds - Int64(below(400_000)))
    case 1: time = time + Interval(microseconds: Int64(below(1_500_000)))
    case 2...5: break
    default: time = time + Interval(microseconds: Int64(below(30_000)))
    }
    return time
  }

  private mutating func event() -> Event {
    switch below(20) {
    case 0...7: return touch()
    case 8...9: return .call(call())
    case 10...13: return transition()
    case 14...15: return gesture()
    case 16: return .flag(screens[below(4)], below(2) == 0)
    case 17: return .scroll(screens[below(4)], offset: Double(below(900)))
    case 18: return .bars(BarsChange([.init(Name(.nav), Name(below(2) == 0 ? .shown : .hidden))]))
    default: return rare()
    }
  }

  private mutating func rare() -> Event {
    switch below(5) {
    case 0: return .app(AppState.allCases[below(3)])
    case 1: return .rotation(Size(width: 844, height: 390), window: nil)
    case 2:
      marks += 1
      return .mark(names.intern("mark\(marks)"))
    case 3: return .gestureControl(GestureControl(recognizers[below(2)], .resetTranslation))
    default: return .animator(AnimatorReport(screens[below(2)], animatorStep()))
    }
  }

  private mutating func animatorStep() -> AnimatorReport.Step {
    switch below(6) {
    case 0: .create(.init(duration: Interval(microseconds: 400_000), curve: .easeInOut))
    case 1: .start
    case 2: .pause
    case 3: .fraction(Double(below(8)) / 8)
    case 4: .reverse(below(2) == 0)
    default: .proceed(factor: 0, curve: nil)
    }
  }

  private mutating func touch() -> Event {
    let phases: [Touch.Phase] = [.down, .move, .move, .move, .move, .up, .cancel]
    let position = Point(x: Double(below(390)), y: Double(below(844)))
    return .touch(Touch(phases[below(7)], id: Int32(1 + below(2)), position: position))
  }

  private mutating func gesture() -> Event {
    let state = GestureState.allCases[below(6)]
    let translation = Point(x: Double(below(390)), y: 0)
    let velocity = Point(x: Double(below(1600)) - 800, y: 0)
    let recognizer = recognizers[below(2)]
    return .gesture(
      GestureReport(recognizer, state, touch: 1, translation: translation, velocity: velocity)
    )
  }

  private mutating func call() -> NavigationCall {
    let screen = screens[below(4)]
    let operations: [NavigationCall.Operation] = [
      .push(screen), .pop, .popTo(screen), .popToRoot, .present(screen), .dismiss(nil),
      .selectTab(screen), .setStack([screens[0], screen]),
    ]
    let animations: [NavigationCall.Animation] = [
      .unanimated, .animated(Interval(microseconds: 350_000), curve: nil),
    ]
    return NavigationCall(operations[below(8)], animations[below(2)])
  }

  private mutating func transition() -> Event {
    let id = TransitionID(names.intern("t\(below(2))"))
    let kind = TransitionKind.allCases[below(TransitionKind.allCases.count)]
    let (from, to) = (screens[below(4)], screens[below(4)])
    let steps: [TransitionReport.Step] = [
      .begin(.init(kind, from: from, to: to, .interactive)),
      .begin(
        .init(kind, from: from, to: to, .animated(Interval(microseconds: 300_000), velocity: 0))
      ),
      .update(Double(below(8)) / 8), .update(Double(below(8)) / 8), .finish, .cancel, .pause,
      .resume(by: recognizers[0]), .complete(finished: below(2) == 0),
    ]
    return .transition(TransitionReport(id, steps[below(steps.count)]))
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
