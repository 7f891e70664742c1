import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A text that is looked for in events")
struct EventNeedleTests {
  @Test("is found where the printed event has it, and nowhere else", arguments: 0..<150)
  func agrees(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var names = NameTable()
    for name in ["Home", "odd \"name\"", "Größe", "push", "back", "a.1", "Σας"] {
      _ = names.intern(name)
    }
    let events = (0..<60).map { _ in EventNeedleTests.event(&generator, names.count) }
    let printer = EventPrinter(names: names)
    let texts = events.map { printer.text($0) }
    for _ in 0..<40 {
      let text = texts.randomElement(using: &generator) ?? ""
      let start = Int.random(in: 0..<text.count, using: &generator)
      var part = String(text.dropFirst(start).prefix(Int.random(in: 1...9, using: &generator)))
      if Bool.random(using: &generator) { part = part.uppercased() }
      let needle = EventNeedle(part, names: names)
      for (event, text) in zip(events, texts) {
        let isThere = text.lowercased().contains(part.lowercased())
        #expect(needle.isFound(in: event) == isThere, "\(part) in \(text)")
      }
    }
  }

  /// Numbers as they are recorded: whole, on a grid, rounded, and whatever arithmetic leaves.
  private static func number(_ generator: inout SeededGenerator) -> Double {
    let number = Double.random(in: -2000...2000, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return number.rounded()
    case 1: return (number * 256).rounded() / 256
    case 2: return (number * 3).rounded() / 3
    case 3: return (number * 1000).rounded() / 1000
    case 4: return number.rounded() + (Bool.random(using: &generator) ? 1e-13 : -1e-13)
    case 5: return number * 1e12
    case 6: return number / 1e6
    default: return number
    }
  }

  @Test("is found in numbers where they are printed with its digits", arguments: 0..<60)
  func numbers(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var names = NameTable()
    let pan = names.intern("pan")
    let printer = EventPrinter(names: names)
    let events: [Event] = (0..<50).map { _ in
      let values = (0..<4).map { _ in Self.number(&generator) }
      let (one, two) = (Point(x: values[0], y: values[1]), Point(x: values[2], y: values[3]))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return .gesture(GestureReport(pan, .changed, translation: one, velocity: two))
      case 1: return .transition(TransitionReport(TransitionID(pan, count: 3), .update(one.x)))
      case 2:
        return .touchSample(
          TouchSample(
            id: 1,
            kind: .coalesced,
            position: one,
            sampleTime: Time(microseconds: Int64.random(in: -1...(1 << 40), using: &generator))
          )
        )
      default: return .touch(Touch(.move, id: 12, position: one, force: two.x))
      }
    }
    let texts = events.map { printer.text($0) }
    for _ in 0..<8 {
      let text = Array(texts.randomElement(using: &generator) ?? "")
      let digits = text.indices.filter { text[$0].isNumber }
      let start = digits.randomElement(using: &generator) ?? 0
      let length = Int.random(in: 2...18, using: &generator)
      let run = text[start...].prefix { "0123456789.e-".contains($0) }.prefix(length)
      let part = String(run)
      let needle = EventNeedle(part, names: names)
      let found = events.map { needle.isFound(in: $0) }
      #expect(found == texts.map { Self.has($0, part) }, "\(part)")
    }
  }

  private static func has(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  private static func event(_ generator: inout SeededGenerator, _ names: Int) -> Event {
    let name = Name(index: UInt32.random(in: 0..<UInt32(names), using: &generator))
    let values = [
      0, 1.5, -3, .infinity, .nan, 1e-7, 120.3333, 2e21, Double(nan: 9, signaling: false),
    ]
    let (x, y) = (
      values.randomElement(using: &generator) ?? 0, Double.random(in: -9...9, using: &generator)
    )
    let point = Point(x: x, y: y)
    let id = Int32.random(in: -2...12, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      let phase = Touch.Phase.allCases.randomElement(using: &generator) ?? .down
      let isFull = Bool.random(using: &generator)
      return .touch(
        Touch(
          phase,
          id: id,
          position: isFull ? point : nil,
          force: isFull ? x : nil,
          window: id == 3 ? name : nil,
          kind: id == 4 ? .pencil : nil
        )
      )
    case 1: return .touchSample(TouchSample(id: id, kind: .predicted, position: point, force: y))
    case 2:
      let state = GestureState.allCases.randomElement(using: &generator) ?? .began
      return .gesture(
        GestureReport(name, state, touch: id, translation: point, scale: y, edge: .leading)
      )
    case 3:
      let transition = TransitionID(name, count: UInt32.random(in: 0...12, using: &generator))
      return .transition(TransitionReport(transition, .update(x)))
    case 4:
      return .transition(TransitionReport(TransitionID(name), .resume(by: name)))
    case 5: return .call(NavigationCall(.push(name), .animated(Interval(seconds: 0.3), curve: nil)))
    default: return .mark(name)
    }
  }
}
