/// Collects the heads of a block's events: a list of those that occur, and which one each event has.
struct RowHeadColumns {
  /// Stands for a head that is in the list but has no number, because all numbers are taken.
  static let unnumbered: UInt8 = 255

  private var numbers: [UInt8] = []
  private var numbered: [RowHead] = []
  private var list: [UInt8] = []

  /// Adds the head of the next event.
  mutating func append(_ head: RowHead) {
    if let number = numbered.firstIndex(of: head) {
      numbers.append(UInt8(number))
      return
    }
    head.write(to: &list)
    if numbered.count < Int(RowHeadColumns.unnumbered) {
      numbers.append(UInt8(numbered.count))
      numbered.append(head)
    } else {
      numbers.append(RowHeadColumns.unnumbered)
    }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.heads, bytes: numbers)
    columns.add(.headList, bytes: list)
  }
}
