import SessionModel

/// What a watch has read at a place, word by word, beside what it read at the place before.
///
/// Words are compared where they stand, one with one: nothing is computed from them, so that reading
/// on need not wait for it. What is compared must say of itself how long it is, by a count or a flag
/// before what may be missing. A copy would share its words; nobody makes one.
struct PlaceTrace {
  /// Room for words; a pointer, because an array would look for other owners at every word.
  private var room = Room(64)
  private var count = 0
  private var place = 0
  private var differs = false

  /// Words that live as long as the trace.
  private final class Room {
    let words: UnsafeMutablePointer<UInt64>
    let capacity: Int

    init(_ capacity: Int) {
      words = .allocate(capacity: capacity)
      words.initialize(repeating: 0, count: capacity)
      self.capacity = capacity
    }

    deinit { words.deallocate() }
  }

  /// Begins to read at the next place.
  @inline(__always)
  mutating func begin() {
    (place, differs) = (0, false)
  }

  @inline(__always)
  mutating func note(_ word: UInt64) {
    if place == room.capacity { grow() }
    // Behind the last word of the place before stands anything; `end` sees that there are more.
    differs = differs || room.words[place] != word
    room.words[place] = word
    place += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = Room(2 * room.capacity)
    larger.words.update(from: room.words, count: room.capacity)
    room = larger
  }

  /// Whether anything differs from the place before; before the first one nothing was read.
  @inline(__always)
  mutating func end() -> Bool {
    differs = differs || place != count
    count = place
    return differs
  }
}

extension PlaceTrace {
  @inline(__always)
  mutating func note(_ number: Double) {
    note(PlaceScalar.bits(of: number))
  }

  @inline(__always)
  mutating func note(_ point: Point) {
    note(point.x)
    note(point.y)
  }

  @inline(__always)
  mutating func note(_ name: Name) {
    note(UInt64(name.index))
  }

  @inline(__always)
  mutating func note(_ name: Name?) {
    note(name.map { UInt64($0.index) } ?? 1 << 32)
  }

  @inline(__always)
  mutating func note(_ time: Time) {
    note(UInt64(bitPattern: time.microseconds))
  }

  @inline(__always)
  mutating func note(_ span: Interval) {
    note(UInt64(bitPattern: span.microseconds))
  }

  /// A curve as it is spelled, without spelling it.
  mutating func note(_ curve: TimingCurve) {
    switch curve {
    case .linear: note(0 as UInt64)
    case .easeIn: note(1 as UInt64)
    case .easeOut: note(2 as UInt64)
    case .easeInOut: note(3 as UInt64)
    case .default: note(4 as UInt64)
    case .cubic(let x1, let y1, let x2, let y2):
      note(5 as UInt64)
      note(Point(x: x1, y: y1))
      note(Point(x: x2, y: y2))
    case .spring(let mass, let stiffness, let damping):
      note(6 as UInt64)
      note(mass)
      note(stiffness)
      note(damping)
    case .springRatio(let ratio):
      note(7 as UInt64)
      note(ratio)
    }
  }
}
