@testable import TapeFile

extension ColumnSet {
  /// The columns as a reader finds them.
  func directory() throws -> ColumnDirectory {
    let (parts, noise) = finished()
    let tokens = parts.flatMap(\.bytes)
    return try ColumnDirectory(tokens, size: tokens.count, noise: noise, noise.indices)
  }

  /// The numbers of the column of values, whose tracks are `tracks`.
  func values(_ tracks: [UInt8]) throws -> [Double] {
    let directory = try directory()
    var lengths = ColumnLengths()
    lengths.add(RowHead(EventKind.scroll.rawValue), times: tracks.count)
    var cursor = try directory.numbers(.values, lengths)
    let numbers = tracks.map { cursor.next($0, directory.bytes) }
    try cursor.finish(directory.bytes)
    return numbers
  }
}
