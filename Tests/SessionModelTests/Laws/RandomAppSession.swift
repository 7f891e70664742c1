import SessionModel
import TestSupport

/// A random session as an app reports it: transitions of its own, some of them told nonsense, calls,
/// recognizers, animators and everything around, in two windows.
///
/// No screen is brought twice, so that what is told to a screen belongs to one appearance.
struct RandomAppSession {
  private(set) var events: [TimedEvent] = []
  private var generator: SeededGenerator
  private var names = NameTable()
  private var time = Time.zero
  private var screenCount = 0
  private var transitions: [TransitionID] = []

  init(seed: UInt64, length: Int = 200) {
    generator = SeededGenerator(seed: seed)
    let tabs = ["one", "two", "three"].map { names.intern($0) }
    let home: [Setup.Containers.List] = [
      .init(.main, [screen(), screen(), screen()]), .init(Name(.tabs), tabs),
    ]
    let side = [Setup.Containers.List(names.intern("side"), [screen(), screen()])]
    let values = [Setup.Containers.Value(Name(.selected), tabs[0])]
    add(.setup(.containers(.init(lists: home, values: values))))
    add(.setup(.containers(.init(window: names.intern("w2"), lists: side))))
    for _ in 0..<length { step() }
  }

  private mutating func add(_ event: Event) {
    events.append(TimedEvent(time, event))
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func screen() -> Name {
    screenCount += 1
    return names.intern("S\(screenCount)")
  }

  private mutating func step() {
    let pauses: [Int64] = [0, 0, 1, 4_000, 8_333, 8_333, 8_333, 120_000, 600_000, -3_000]
    time = max(time + Interval(microseconds: pauses[below(pauses.count)]), .zero)
    switch below(30) {
    case 0..<6: begin()
    case 6..<18: moveTransition()
    case 18..<23: call()
    case 23..<25: report()
    case 25..<27: moveAnimator()
    default: changeSurroundings()
    }
  }

  private mutating func begin() {
    let kinds: [TransitionKind] = [.push, .push, .pop, .pop, .set, .present, .dismiss, .tab, .menu]
    let kind = kinds[below(kinds.count)]
    let brings = kind == .push || kind == .set || kind == .present || kind == .tab || kind == .menu
    let duration = Interval(microseconds: Int64(below(400_000)))
    let beginning = TransitionReport.Beginning(
      kind,
      to: brings ? screen() : nil,
      below(3) > 0 ? .interactive : .animated(duration, velocity: nil),
      stack: below(3) == 0 ? names.intern("side") : nil
    )
    let id = names.internTransition("t\(transitions.count + 1)")
    transitions.append(id)
    add(.transition(TransitionReport(id, .begin(beginning))))
  }

  /// One of the last transitions, open or not, is told something.
  private mutating func moveTransition() {
    guard let last = transitions.indices.last else { return }
    let id = transitions[max(0, last - below(3))]
    let values = [-0.2, 0, 0.25, 0.5, 0.75, 1, 1.3, .nan, Double.infinity]
    let steps: [TransitionReport.Step] = [
      .update(values[below(values.count)]), .update(values[below(values.count)]), .finish, .cancel,
      .complete(finished: true), .complete(finished: false), .complete(finished: true), .pause,
      .resume(by: nil),
    ]
    add(.transition(TransitionReport(id, steps[below(steps.count)])))
  }

  private mutating func call() {
    let operations: [NavigationCall.Operation] = [
      .push(screen()), .push(screen()), .pop, .pop, .popToRoot, .setStack([screen(), screen()]),
      .present(screen()), .dismiss(nil), .selectTab(names.intern("two")),
    ]
    let operation = operations[below(operations.count)]
    let durations: [Int64] = [0, 1, 250_000, 400_000]
    let span = Interval(microseconds: durations[below(durations.count)])
    // A tab belongs to the first window.
    let isTab = if case .selectTab = operation { true } else { false }
    let stack = below(3) == 0 && !isTab ? names.intern("side") : nil
    add(.call(NavigationCall(operation, .animated(span, curve: nil), stack: stack)))
  }

  private mutating func report() {
    let name = names.intern("g\(below(3))")
    let state = GestureState.allCases[below(GestureState.allCases.count)]
    add(.gesture(GestureReport(name, state, touch: 1)))
  }

  private mutating func moveAnimator() {
    let span = Interval(microseconds: Int64(below(500_000)))
    let steps: [AnimatorReport.Step] = [
      .create(.init(duration: span, curve: .easeOut)), .start, .pause, .fraction(0.3),
      .reverse(true), .proceed(factor: 0, curve: nil), .stop(finishing: false), .finish(at: .end),
      .release,
    ]
    add(.animator(AnimatorReport(names.intern("a\(below(2))"), steps[below(steps.count)])))
  }

  private mutating func changeSurroundings() {
    let name = names.intern("x\(below(3))")
    let around: [Event] = [
      .flag(name, below(2) == 0), .bars(BarsChange([.init(Name(.nav), Name(.hidden))])),
      .scroll(name, offset: 12.5), .rotation(Size(width: 844, height: 390), window: nil),
      .app(AppState.allCases[below(AppState.allCases.count)]), .lifetime(Lifetime(.alloc, name)),
      .model(StackSnapshot(.main, [name])), .observation(.stack(.main, [name])), .mark(name),
      .callback(AppearanceCallback(.didShow, name)), .note("n"), .custom(name, payload: "{}"),
      .unknown(kind: 200, bytes: [1]), .lost(count: 3, cause: name),
      .touch(Touch(Touch.Phase.allCases[below(4)], id: 1, position: Point(x: 5, y: 50))),
    ]
    add(around[below(around.count)])
  }
}
