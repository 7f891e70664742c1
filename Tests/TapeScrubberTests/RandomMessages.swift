import TapeScrubber
import TerminalKit
import TestSupport

/// What a restless person might do.
struct RandomMessages {
  private var generator: SeededGenerator
  private var now = Duration.zero

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> ScrubberMessage {
    switch below(10) {
    case 0...4: return .key(key())
    case 5: return .mouse(mouse())
    case 6 where below(3) == 0: return .resize(size())
    case 7 where below(3) == 0: return .paste(["#12\n", "touch", "@m", "\u{1B}[2J"][below(4)])
    default:
      now += .milliseconds(below(400))
      return .tick(now)
    }
  }

  private mutating func key() -> Key {
    let codes: [Key.Code] = [
      .left, .right, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .escape,
      .backspace, .tab, .function(1), .insert,
    ]
    if below(3) == 0 {
      let words = Array(
        " r+-=/gnN?w[],.<>0123456789 rrtouch#1.5sendczZhlHkpvffuUcCabxmMXyYE"
      )
      return Key(words[below(words.count)], below(12) == 0 ? .control : [])
    }
    let modifiers: [Modifiers] = [[], [], .shift, .control, .alt]
    return Key(codes[below(codes.count)], modifiers[below(modifiers.count)])
  }

  private mutating func mouse() -> Mouse {
    let actions: [Mouse.Action] = [
      .press(.left), .drag(.left), .drag(.left), .release(.left), .release(nil), .wheel(.up),
      .wheel(.down), .move, .press(.right),
    ]
    let position = CellPosition(column: below(140) - 10, row: 18 + below(8))
    return Mouse(actions[below(actions.count)], at: position)
  }

  private mutating func size() -> CellSize {
    let sizes = [(80, 24), (0, 0), (1, 1), (3, 40), (200, 3), (120, 40), (40, 12), (250, 70)]
    let (columns, rows) = sizes[below(sizes.count)]
    return CellSize(columns: columns, rows: rows)
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
