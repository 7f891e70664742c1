import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("The heads of a block's events")
struct RowHeadTests {
  @Test("come back in order, however many differ", arguments: [1, 254, 255, 256, 700])
  func roundTrip(kinds: Int) throws {
    var generator = SeededGenerator(seed: UInt64(kinds))
    let heads = (0..<2000).map { _ in head(Int.random(in: 0..<kinds, using: &generator)) }
    let (directory, list) = try write(heads)
    var rows = try RowHeads(directory, count: heads.count)
    #expect(heads == heads.map { _ in rows.next() })
    #expect(list == Set(heads.map(\.code)).count * 3 || kinds > 255)
    let touches = heads.filter { TouchShape(rawValue: $0.shape).contains(.position) }
    #expect(rows.lengths[.touchX] == touches.count)
    #expect(rows.lengths[.touchTimes] == heads.filter { !$0.sharesTime }.count)
  }

  @Test("are refused where an event has one that is not in the list", arguments: [1, 2, 255])
  func unlisted(number: UInt8) throws {
    var columns = ColumnSet()
    columns.add(.heads, bytes: [0, number])
    columns.add(.headList, bytes: [0, 0, 0])
    let directory = try columns.directory()
    #expect(throws: MalformedBytes.self) { _ = try RowHeads(directory, count: 2) }
  }

  @Test("remember the sixteen keys met last, most recent first", arguments: 0..<50)
  func ranks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var keys = RecentKeys<Int>()
    var order: [Int] = []
    for _ in 0..<300 {
      let key = Int.random(in: 0..<24, using: &generator)
      let expected = order.firstIndex(of: key)
      let (rank, slot) = keys.meet(key)
      #expect(Int(rank) == expected ?? 16)
      #expect(keys[slot] == key)
      order.removeAll { $0 == key }
      order = Array(([key] + order).prefix(16))
    }
  }

  private func head(_ number: Int) -> RowHead {
    RowHead(
      UInt8(number % 4),
      shape: UInt8(number / 4 % 16),
      rank: UInt8(number / 64 % 16),
      sharesTime: number % 3 == 0
    )
  }

  private func write(_ heads: [RowHead]) throws -> (ColumnDirectory, Int) {
    var collected = RowHeadColumns()
    for head in heads { collected.append(head) }
    var columns = ColumnSet()
    collected.finish(into: &columns)
    let directory = try columns.directory()
    return (directory, directory.section(.headList, nameLimit: 0).remaining)
  }
}

extension RowHead {
  /// Another number for each head.
  fileprivate var code: Int {
    Int(kind) | Int(shape) << 8 | Int(rank) << 16 | (sharesTime ? 1 << 24 : 0)
  }
}
