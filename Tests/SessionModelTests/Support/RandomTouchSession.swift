import SessionModel
import TestSupport

/// A random session of declared recognizers, touches, calls and interruptions, the same for each seed.
struct RandomTouchSession {
  private(set) var events: [TimedEvent] = []
  private var generator: SeededGenerator
  private var names = NameTable()
  private var time = Time.zero
  private var fingers: [Int32: Point] = [:]
  private let recognizers = ["r0", "r1", "r2", "r3", "r4"]

  /// - Parameter reports: Whether the log also reports states of its recognizers, as it pleases.
  init(seed: UInt64, length: Int = 200, reports: Bool = false) {
    generator = SeededGenerator(seed: seed)
    declareStart()
    for _ in 0..<length {
      step()
      if reports, Int.random(in: 0..<6, using: &generator) == 0 { report() }
    }
    for finger in fingers.keys.sorted() { lift(finger, .up) }
  }

  private mutating func add(_ event: Event) {
    events.append(TimedEvent(time, event))
  }

  private mutating func declareStart() {
    let screens = ["A", "B", "C"].map { names.intern($0) }
    let tabs = ["one", "two", "three"].map { names.intern($0) }
    let direction: LayoutDirection = Bool.random(using: &generator) ? .ltr : .rtl
    add(.setup(.surroundings(.init(size: Size(width: 400, height: 800), direction: direction))))
    let lists: [Setup.Containers.List] = [.init(.main, screens), .init(Name(.tabs), tabs)]
    add(.setup(.containers(.init(lists: lists, values: [.init(Name(.selected), tabs[1])]))))
    for name in recognizers.prefix(Int.random(in: 1...5, using: &generator)) {
      add(.setup(.recognizer(declaration(names.intern(name)))))
    }
  }

  private mutating func declaration(_ name: Name) -> RecognizerDeclaration {
    let kinds = RecognizerDeclaration.Kind.allCases + [.pan, .pan, .edgePan, .edgePan]
    var rules = RecognizerDeclaration(name, kinds.randomElement(using: &generator) ?? .pan)
    let drives: [RecognizerDeclaration.Drive?] = [
      .pop, .pop, .push(names.intern("N")), .present(names.intern("S")), .dismiss, .tab,
      .card(names.intern("K")), nil,
    ]
    rules.drive = drives.randomElement(using: &generator) ?? nil
    rules.edge =
      [Edge.left, .right, .leading, .trailing, nil].randomElement(using: &generator) ?? nil
    if rules.kind == .pan, Int.random(in: 0..<3, using: &generator) == 0 {
      rules.preset = .backSwipe
    }
    if rules.kind == .edgePan, Bool.random(using: &generator) { rules.preset = .edgePan }
    let others = recognizers.map { names.intern($0) }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      rules.simultaneous = [others.randomElement(using: &generator) ?? name]
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      rules.requireFailure = [others.randomElement(using: &generator) ?? name]
    }
    return rules
  }

  private mutating func step() {
    let pauses: [Int64] = [0, 0, 1, 4_000, 8_333, 8_333, 8_333, 50_000, 120_000, 600_000]
    let pause = pauses.randomElement(using: &generator) ?? 0
    time = time + Interval(microseconds: pause)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<5: land()
    case 5..<30: move()
    case 30..<34:
      guard let finger = fingers.keys.sorted().randomElement(using: &generator) else { return }
      lift(finger, Int.random(in: 0..<5, using: &generator) == 0 ? .cancel : .up)
    case 34..<38: call()
    case 38: add(.app(AppState.allCases.randomElement(using: &generator) ?? .active))
    default: control()
    }
  }

  private mutating func land() {
    guard fingers.count < 3, let id = (Int32(1)...3).first(where: { fingers[$0] == nil }) else {
      return
    }
    let starts = [2.0, 15, 200, 385, 398, Double.random(in: 0...400, using: &generator)]
    let x = starts.randomElement(using: &generator) ?? 0
    let point = Point(x: x, y: Double.random(in: 0...800, using: &generator))
    fingers[id] = point
    add(.touch(Touch(.down, id: id, position: point)))
  }

  private mutating func move() {
    guard let id = fingers.keys.sorted().randomElement(using: &generator),
      let from = fingers[id]
    else { return }
    let reaches: [Double] = [0, 4, 40, 120]
    let reach = reaches.randomElement(using: &generator) ?? 0
    let inwards = id == 2 ? -reach : reach / 2
    let point = Point(
      x: from.x + Double.random(in: -reach...reach, using: &generator) + inwards,
      y: from.y + Double.random(in: -reach...reach, using: &generator) / 3
    )
    fingers[id] = point
    add(.touch(Touch(.move, id: id, position: point)))
  }

  private mutating func lift(_ id: Int32, _ phase: Touch.Phase) {
    guard let point = fingers.removeValue(forKey: id) else { return }
    add(.touch(Touch(phase, id: id, position: point)))
  }

  private mutating func call() {
    let operations: [NavigationCall.Operation] = [
      .push(names.intern("X")), .pop, .popToRoot, .present(names.intern("S")), .dismiss(nil),
      .selectTab(names.intern("one")),
    ]
    let duration = Interval(microseconds: [0, 1, 350_000].randomElement(using: &generator) ?? 0)
    let operation = operations.randomElement(using: &generator) ?? .pop
    add(.call(NavigationCall(operation, .animated(duration, curve: nil))))
  }

  private mutating func report() {
    let name = names.intern(recognizers.randomElement(using: &generator) ?? "r0")
    let state = GestureState.allCases.randomElement(using: &generator) ?? .possible
    let translation = Point(
      x: Double.random(in: -400...400, using: &generator),
      y: Double.random(in: -400...400, using: &generator)
    )
    let finger = fingers.keys.sorted().randomElement(using: &generator)
    add(.gesture(GestureReport(name, state, touch: finger, translation: translation)))
  }

  private mutating func control() {
    let name = names.intern(recognizers.randomElement(using: &generator) ?? "r0")
    let actions: [GestureControl.Action] = [.enabled(false), .enabled(true), .resetTranslation]
    let action = actions.randomElement(using: &generator) ?? .resetTranslation
    add(.gestureControl(GestureControl(name, action)))
  }
}
