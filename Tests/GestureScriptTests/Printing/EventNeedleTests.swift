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
