import SessionModel
import TapeFile
import TestSupport
import Testing

@Suite("An extreme value")
struct ExtremeValueTests {
  /// NaN with payloads, infinities, zeros, subnormals, the greatest, and neighbours of what grids hold.
  static let numbers: [Double] = [
    .nan, .signalingNaN, Double(nan: 1, signaling: false), Double(nan: 0x3FFFF, signaling: true),
    -.nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    Double.leastNormalMagnitude.nextDown, .leastNormalMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .pi, 1 + .ulpOfOne, 0x1p53, 0x1p53 + 2, -0x1p53, 0x1p62, 0x1p63,
    -0x1p63, 0x1p64, 1 / 3, 0.1, Double(Float(0.1)), Double(Float.greatestFiniteMagnitude),
    Double(Float.leastNonzeroMagnitude), 65535.5 / 65536, (0.5).nextUp, (390.0).nextDown,
  ]

  static let times: [Int64] = [
    0, 1, -1, .max, .min, .max - 1, .min + 1, 1 << 62, -(1 << 62), 1 << 53, 1 << 40, 1 << 32, 5, 5,
    5,
  ]

  /// Events that carry a number in a column of its own.
  static let carriers: [@Sendable (Double, inout NameTable) -> Event] = [
    { number, _ in .touch(Touch(.move, id: 1, position: Point(x: number, y: -number))) },
    { number, _ in .touch(Touch(.down, id: 2, position: Point(x: 1, y: number), force: number)) },
    { number, _ in
      .touchSample(TouchSample(id: 1, kind: .coalesced, position: Point(x: number, y: 7)))
    },
    { number, names in
      .gesture(
        GestureReport(
          names.intern("pan"),
          .changed,
          touch: 1,
          translation: Point(x: number, y: 3),
          velocity: Point(x: -number, y: number)
        )
      )
    },
    { number, names in
      .gesture(
        GestureReport(names.intern("pinch"), .began, scale: number, rotation: number, force: number)
      )
    },
    { number, names in .scroll(names.intern("list"), offset: number) },
    { number, names in .transition(TransitionReport(names.internTransition("t.1"), .update(number)))
    },
    { number, names in .animator(AnimatorReport(names.intern("a"), .fraction(number))) },
    { number, _ in .rotation(Size(width: number, height: -number), window: nil) },
  ]

  // [F-10]
  @Test("comes back bit for bit in every column, alone", arguments: carriers.indices)
  func alone(carrier: Int) throws {
    for number in ExtremeValueTests.numbers {
      var names = NameTable()
      let event = ExtremeValueTests.carriers[carrier](number, &names)
      try expectSame([TimedEvent(.zero, event)], names)
    }
  }

  // [F-10]
  @Test("comes back bit for bit among ordinary ones", arguments: carriers.indices)
  func among(carrier: Int) throws {
    var generator = SeededGenerator(seed: UInt64(carrier))
    for share in [2, 10, 60] {
      var names = NameTable()
      let events = (0..<400).map { place in
        let odd = ExtremeValueTests.numbers.randomElement(using: &generator) ?? 0
        let isOdd = Int.random(in: 0..<share, using: &generator) == 0
        let number = isOdd ? odd : Double(place) / 3
        let event = ExtremeValueTests.carriers[carrier](number, &names)
        return TimedEvent(Time(microseconds: Int64(place) * 8333), event)
      }
      try expectSame(events, names)
    }
  }

  @Test("of time comes back in every column of times, sample times and spans", arguments: 0..<40)
  func times(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var names = NameTable()
    let events = (0..<60).map { place in
      let time = Time(microseconds: ExtremeValueTests.times.randomElement(using: &generator) ?? 0)
      let own = Time(microseconds: ExtremeValueTests.times.randomElement(using: &generator) ?? 0)
      let event: Event =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .touch(Touch(.move, id: Int32(place), sampleTime: own))
        case 1: .touchSample(TouchSample(id: 1, kind: .predicted, position: .zero, sampleTime: own))
        case 2: .gesture(GestureReport(names.intern("pan"), .changed))
        case 3:
          .bars(BarsChange([], owner: nil, duration: Interval(microseconds: own.microseconds)))
        default: .app(.active)
        }
      return TimedEvent(time, event)
    }
    try expectSame(events, names)
  }

  @Test("of a name comes back: empty, long, and of any characters")
  func names() throws {
    var names = NameTable()
    let texts = RandomEvents.oddTexts + (0..<14).map { String(repeating: "é", count: 1 << $0) }
    let events = texts.enumerated().map { place, text in
      TimedEvent(Time(microseconds: Int64(place)), .custom(names.intern(text), payload: text))
    }
    try expectSame(events, names)
  }

  @Test("of a number comes back: fingers, counts and kinds of any size")
  func integers() throws {
    var names = NameTable()
    let base = names.intern("t")
    let events = [Int32.min, .max, 0, -1, 1].flatMap { number -> [Event] in
      let count = UInt32(bitPattern: number)
      return [
        .touch(Touch(.down, id: number)),
        .gesture(GestureReport(base, .began, touch: number)),
        .transition(TransitionReport(TransitionID(base, count: count), .update(0.5))),
        .unknown(kind: count, bytes: [1, 2]),
        .lost(count: UInt64(count) << 32 | UInt64(count), cause: base),
      ]
    }
    try expectSame(events.map { TimedEvent(.zero, $0) }, names)
  }

  private func expectSame(_ events: [TimedEvent], _ names: NameTable) throws {
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: names), policy: .strict)
    let read = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    let expected = events.renumbered(from: names, to: reader.names)
    #expect(EventBits.list(read) == EventBits.list(expected))
  }
}
