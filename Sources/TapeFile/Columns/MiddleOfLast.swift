/// The middle one of the last nine numbers; numbers before the first count as zero.
struct MiddleOfLast {
  static let count = 9

  private var numbers = [Int64](repeating: 0, count: MiddleOfLast.count)
  /// The same, ascending.
  private var sorted = [Int64](repeating: 0, count: MiddleOfLast.count)
  private var next = 0

  var middle: Int64 { sorted[MiddleOfLast.count / 2] }

  /// Takes `number` in and forgets the oldest one.
  mutating func note(_ number: Int64) {
    let oldest = numbers[next]
    numbers[next] = number
    next = (next + 1) % MiddleOfLast.count
    sorted.withUnsafeMutableBufferPointer { sorted in
      var place = 0
      while place + 1 < sorted.count, sorted[place] != oldest { place += 1 }
      while place + 1 < sorted.count, sorted[place + 1] < number {
        sorted[place] = sorted[place + 1]
        place += 1
      }
      while place > 0, sorted[place - 1] > number {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = number
    }
  }
}
