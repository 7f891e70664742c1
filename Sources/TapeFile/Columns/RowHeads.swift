/// Gives the heads of a block's events back, one after the other.
struct RowHeads {
  /// How many values each column has.
  private(set) var lengths = ColumnLengths()
  private let numbers: [UInt8]
  private var place: Int
  /// The heads with a number, then those without.
  private var list: [RowHead] = []
  private var unnumbered = Int(RowHeadColumns.unnumbered)

  /// Reads the heads of `count` events.
  init(_ columns: ColumnDirectory, count: Int) throws(MalformedBytes) {
    (numbers, place) = try columns.bytes(.heads, count: count)
    var reader = columns.section(.headList, nameLimit: 0)
    while reader.remaining > 0 { list.append(try RowHead(&reader)) }
    try measure(count)
  }

  /// The next head; there must be one.
  @inline(__always)
  mutating func next() -> RowHead {
    let number = numbers[place]
    place &+= 1
    guard number != RowHeadColumns.unnumbered else { return nextUnnumbered() }
    return list[Int(number)]
  }

  private mutating func nextUnnumbered() -> RowHead {
    defer { unnumbered += 1 }
    return list[unnumbered]
  }

  /// Counts how often each head occurs, and with that the values of each column.
  private mutating func measure(_ count: Int) throws(MalformedBytes) {
    var uses = [Int](repeating: 0, count: 256)
    for number in numbers[place..<(place + count)] { uses[Int(number)] += 1 }
    let numbered = min(list.count, unnumbered)
    guard uses[unnumbered] == list.count - numbered,
      uses[numbered..<unnumbered].allSatisfy({ $0 == 0 })
    else { throw MalformedBytes("has an event of a kind that is not in its list") }
    for number in 0..<numbered where uses[number] > 0 {
      lengths.add(list[number], times: uses[number])
    }
    for head in list[numbered...] { lengths.add(head) }
  }
}
