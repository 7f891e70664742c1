import SessionModel
import TapeScrubber
import TerminalKit
import TestSupport

/// What a restless person might do to a live recording.
struct RandomHand {
  private var generator: SeededGenerator
  private let size: CellSize

  init(seed: UInt64, size: CellSize) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  /// The next message, and how much later it comes; now and then the clock goes back.
  mutating func next() -> (message: LiveMessage, after: Interval) {
    let microseconds =
      below(40) == 0
      ? -Int64(below(500_000)) : below(12) == 0 ? Int64(below(900_000)) : Int64(below(30_000))
    return (message(), Interval(microseconds: microseconds))
  }

  private mutating func message() -> LiveMessage {
    switch below(20) {
    case 0...4: return .key(key())
    case 5...14: return .pointer(pointer())
    case 15 where below(4) == 0: return .resize(anySize())
    case 16 where below(4) == 0: return .paste(["a\nname", "\u{1B}[2J", "界"][below(3)])
    default: return .tick
    }
  }

  private mutating func key() -> Key {
    let codes: [Key.Code] = [
      .left, .right, .up, .down, .enter, .escape, .backspace, .tab, .function(1), .home,
    ]
    if below(2) == 0 {
      let words = Array("nnbBsdtrgw2xmp? ?abc  ")
      return Key(words[below(words.count)], below(20) == 0 ? .alt : [])
    }
    let modifiers: [Modifiers] = [[], [], .shift, .alt]
    return Key(codes[below(codes.count)], modifiers[below(modifiers.count)])
  }

  private mutating func pointer() -> LivePointer {
    let actions: [Mouse.Action] = [
      .press(.left), .drag(.left), .drag(.left), .drag(.left), .drag(.left), .drag(.left),
      .release(.left), .release(nil), .press(.right), .wheel(.up), .move, .press(.middle),
    ]
    let modifiers: [Modifiers] = [[], [], [], .alt, .control, .shift]
    let place = MousePlace(
      column: Double.random(in: -3..<Double(size.columns) * 0.6, using: &generator),
      row: Double.random(in: -2..<Double(size.rows) + 2, using: &generator)
    )
    return LivePointer(
      actions[below(actions.count)],
      at: place,
      modifiers[below(modifiers.count)],
      isPassed: below(6) == 0
    )
  }

  private mutating func anySize() -> CellSize {
    let sizes = [(100, 30), (0, 0), (1, 1), (3, 40), (200, 3), (120, 40), (80, 24), (100, 30)]
    let (columns, rows) = sizes[below(sizes.count)]
    return CellSize(columns: columns, rows: rows)
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
