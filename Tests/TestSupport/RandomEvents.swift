public import SessionModel

/// Random events of every kind, with odd names and extreme values; equal seeds give equal events.
///
/// They make no sense as a session: what reads, writes or reduces events must be total.
public struct RandomEvents {
  /// The names of the events made so far.
  public internal(set) var names = NameTable()
  var generator: EventEntropy
  let oddTexts: [String]
  private var pool: [Name] = WellKnownName.allCases.map { Name($0) }
  private var time: Int64 = 0

  /// How many kinds `event(ofKind:)` knows.
  public static let kinds = 25

  /// Starts the sequence that belongs to `seed`; a third of all texts are some of `oddTexts`.
  public init(seed: UInt64, oddTexts: [String] = RandomEvents.oddTexts) {
    generator = .seeded(SeededGenerator(seed: seed))
    self.oddTexts = oddTexts
  }

  /// Starts the sequence that the bytes `choices` choose, as a fuzzer does.
  public init(choices: [UInt8]) {
    generator = .chosen(ChoiceGenerator(choices))
    oddTexts = RandomEvents.oddTexts
  }

  /// Whether choices are left; a seed has always some.
  public var hasChoices: Bool {
    guard case .chosen(let generator) = generator else { return true }
    return !generator.isAtEnd
  }

  /// The next `count` events; times mostly grow and now and then jump, also backwards.
  public mutating func events(_ count: Int) -> [TimedEvent] {
    (0..<count).map { _ in next() }
  }

  /// The next event.
  public mutating func next() -> TimedEvent {
    advanceTime()
    return TimedEvent(Time(microseconds: time), event(ofKind: below(RandomEvents.kinds)))
  }

  private mutating func advanceTime() {
    switch below(50) {
    case 0: time = integer() >> 12
    case 1: time &-= Int64(below(100_000))
    case 2...5: break
    default: time &+= Int64(below(20_000))
    }
    // Times far outside of what a session can last are the business of single tests.
    if time.magnitude > 1 << 52 { time = 0 }
  }

  /// A random event of the kind numbered `kind`, from 0 to `kinds - 1`.
  public mutating func event(ofKind kind: Int) -> Event {
    switch kind {
    case 0: .setup(setup())
    case 1...5: .touch(touch())
    case 6: .touchSample(sample())
    case 7: .gesture(gesture())
    case 8: .gestureControl(GestureControl(name(), coin() ? .enabled(coin()) : .resetTranslation))
    case 9: .call(call())
    case 10: .transition(transition())
    case 11: .animator(AnimatorReport(name(), animatorStep()))
    case 12: .callback(AppearanceCallback(choice(), name()))
    case 13: .observation(observation())
    case 14: .model(StackSnapshot(name(), names(upTo: 5)))
    case 15: .flag(name(), coin())
    case 16:
      .bars(BarsChange(settings(), owner: maybe { $0.name() }, duration: maybe { $0.span() }))
    case 17: .scroll(name(), offset: number())
    case 18: .rotation(size(), window: maybe { $0.name() })
    case 19: .app(choice())
    case 20: .lifetime(Lifetime(choice(), name(), owner: maybe { $0.name() }))
    case 21: annotation()
    case 22: .unknown(kind: unknownKind(), bytes: bytes(upTo: 40))
    case 23: .lost(count: UInt64(bitPattern: integer()), cause: name())
    default: .end
    }
  }

  private mutating func annotation() -> Event {
    switch below(3) {
    case 0: .mark(name())
    case 1: .note(text())
    default: .custom(name(), payload: text())
    }
  }

  private mutating func unknownKind() -> UInt32 {
    coin() ? UInt32(below(300)) : UInt32(truncatingIfNeeded: integer())
  }

  mutating func name() -> Name {
    if below(4) > 0 { return pool[below(pool.count)] }
    let name = names.intern(text())
    pool.append(name)
    return name
  }

  mutating func names(upTo limit: Int) -> [Name] {
    (0..<below(limit + 1)).map { _ in name() }
  }

  mutating func settings() -> [BarsChange.Setting] {
    (0..<below(4)).map { _ in BarsChange.Setting(name(), name()) }
  }
}
