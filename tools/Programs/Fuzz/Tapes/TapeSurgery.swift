import TestSupport

/// Changes the inside of a tape and puts right checksums around it, so that a fuzzer gets past them.
struct TapeSurgery {
  private var tape: OpenedTape
  private var generator: SeededGenerator
  private let mutate: ByteMutation
  private let limit: Int

  /// nil where `bytes` are no tape.
  init?(_ bytes: [UInt8], seed: UInt64, limit: Int, by mutate: @escaping ByteMutation) {
    guard let tape = OpenedTape(bytes) else { return nil }
    self.tape = tape
    self.mutate = mutate
    self.limit = limit
    generator = SeededGenerator(seed: seed)
  }

  /// A tape with something changed inside; nil where it became too long.
  mutating func operated() -> [UInt8]? {
    var lie: (block: Int, field: Int, value: UInt64)?
    var changesIndex = false
    let (mutate, limit) = (mutate, limit)
    switch below(16) {
    case 0: tape.body = mutate(tape.body, limit / 4)
    case 1: tape.numbers = Array((mutate(tape.numbers, 16) + zeros(16)).prefix(16))
    case 2...5: changeBlock { $0.tokens = mutate($0.tokens, limit) }
    case 6...7: changeBlock { $0.preamble = mutate($0.preamble, limit) }
    case 8: changeBlock { $0.noise = mutate($0.noise, limit / 2) }
    case 9...10: changeField()
    case 11: moveBlock()
    case 12: changesIndex = true
    case 13: lie = (place(), OpenedBlock.sizes.lowerBound + below(5), number())
    case 14: tape.rest = tape.rest == nil ? mutate([0xB1, 0x42], 64) : nil
    default: changeBlock { $0.digest ^= 1 }
    }
    let salt = tape.salt
    let closed = tape.blocks.enumerated().map { place, block in
      block.closed(salt: salt, lie: lie.flatMap { $0.block == place ? ($0.field, $0.value) : nil })
    }
    var index = tape.index(of: closed)
    if changesIndex { index = mutate(index, index.count + 32) }
    let made = tape.closed(closed, index: index)
    return made.count <= limit ? made : nil
  }

  private mutating func below(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(max(1, limit)))
  }

  private mutating func place() -> Int {
    below(tape.blocks.count)
  }

  private func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: count)
  }

  private mutating func changeBlock(_ change: (inout OpenedBlock) -> Void) {
    guard !tape.blocks.isEmpty else { return }
    change(&tape.blocks[place()])
  }

  private mutating func changeField() {
    let (field, value) = (below(12), number())
    changeBlock { $0.fields[field] = value }
  }

  /// Doubles, drops or exchanges blocks; a block that moves may take the number of its place.
  private mutating func moveBlock() {
    guard !tape.blocks.isEmpty else { return }
    let (first, second) = (place(), place())
    switch below(4) {
    case 0: tape.blocks.insert(tape.blocks[first], at: second)
    case 1: tape.blocks.remove(at: first)
    case 2: tape.blocks.swapAt(first, second)
    default:
      var copy = tape.blocks[first]
      if let last = tape.blocks.last {
        copy.fields[1] = last.fields[1] &+ last.fields[0]
        copy.fields[2] = max(copy.fields[2], last.fields[2] &+ last.fields[3])
        copy.fields[4] = last.fields[4] &+ last.fields[5]
      }
      tape.blocks.append(copy)
    }
  }

  /// Small numbers, powers of two and their neighbours, and any others.
  private mutating func number() -> UInt64 {
    switch below(4) {
    case 0: UInt64(below(300))
    case 1: (1 as UInt64) &<< UInt64(below(64)) &+ UInt64(below(3)) &- 1
    case 2: .max &- UInt64(below(3))
    default: generator.next() &>> UInt64(below(64))
    }
  }
}
