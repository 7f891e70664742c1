import TestSupport
import Testing

@testable import TapeFile

@Suite("A column of numbers")
struct ColumnTests {
  @Test("keeps every grid's numbers exactly, and finds the grid", arguments: Grid.allCases)
  func grids(grid: Grid) throws {
    var generator = SeededGenerator(seed: UInt64(grid.rawValue))
    let steps = (0..<500).map { _ in Int64.random(in: -100_000...100_000, using: &generator) }
    let numbers = steps.map { grid.number($0) }
    let column = GriddedNumbers(numbers)
    #expect(column.grid == .named(grid))
    #expect(column.steps == steps)
    #expect(try roundTrip(numbers) == numbers.map(\.bitPattern))
  }

  @Test("keeps numbers that are on no grid, among those that are")
  func exceptions() throws {
    var numbers = (0..<100).map { Double($0) / 2 }
    numbers[0] = -0.0
    numbers[50] = Double(nan: 5, signaling: true)
    numbers[99] = .infinity
    #expect(GriddedNumbers(numbers).grid == .named(.half))
    #expect(try roundTrip(numbers) == numbers.map(\.bitPattern))
  }

  // [F-10]
  @Test("keeps any bits whatever", arguments: 0..<100)
  func anything(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let numbers = (0..<random.below(200)).map { _ in random.number() }
    #expect(try roundTrip(numbers) == numbers.map(\.bitPattern))
  }

  @Test("keeps integers of every size, at both sides of each")
  func integers() throws {
    var integers: [Int64] = [0, .min, .max]
    for bits in 0..<63 {
      let power: Int64 = 1 << Int64(bits)
      integers += [power - 1, power, power + 1, -power, -power - 1]
    }
    var columns = ColumnSet()
    columns.add(.payloadSizes, integers: integers)
    var lengths = ColumnLengths()
    lengths.add(RowHead(EventKind.end.rawValue), times: integers.count)
    #expect(try columns.directory().integers(.payloadSizes, lengths) == integers)
  }

  @Test("spends no noise on a number below 16, and a whole one on more than 33 bits")
  func tokens() {
    #expect(Tokens.token(of: 15) == (15, 0))
    #expect(Tokens.token(of: 16) == (16, 1))
    #expect(Tokens.token(of: (1 << 33) - 1) == (247, 29))
    #expect(Tokens.token(of: 1 << 33) == (248, 40))
    #expect(Tokens.token(of: .max) == (251, 64))
  }

  @Test("reads numbers back from the noise, whatever the token", arguments: 0..<UInt64(64))
  func noise(bits: UInt64) throws {
    let values = [UInt64.max >> (63 - bits), 1 << bits, 5]
    var writer = TokenWriter()
    for value in values { writer.write(code: value) }
    writer.noise.finish()
    let noise = writer.noise.bytes
    let bytes = ColumnBytes(writer.tokens, noise: noise, noise.indices)
    var cursor = TokenCursor(from: 0, noise: noise.indices)
    #expect(values == values.map { _ in cursor.next(bytes) })
    try cursor.finish(bytes)
  }

  @Test("refuses noise that is too short, too long or not filled with zeros", arguments: 0..<40)
  func wrongNoise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var writer = TokenWriter()
    for _ in 0..<20 { writer.write(code: UInt64.random(in: 16...5000, using: &generator)) }
    writer.noise.finish()
    let noise = writer.noise.bytes
    try expectRefusal(writer.tokens, Array(noise.dropLast()))
    try expectRefusal(writer.tokens, noise + [0])
    try expectRefusal(writer.tokens + [252], noise)
  }

  private func expectRefusal(_ tokens: [UInt8], _ noise: [UInt8]) throws {
    let bytes = ColumnBytes(tokens, noise: noise, noise.indices)
    var cursor = TokenCursor(from: 0, noise: noise.indices)
    for _ in tokens { _ = cursor.next(bytes) }
    #expect(throws: MalformedBytes.self) { try cursor.finish(bytes) }
  }

  private func roundTrip(_ numbers: [Double]) throws -> [UInt64] {
    var tracks = Tracks()
    let list = numbers.indices.map { place in
      if place % 37 == 0 { tracks.restart(UInt8(place % 3)) }
      return tracks.next(UInt8(place % 3), isLift: place % 11 == 0)
    }
    var columns = ColumnSet()
    columns.add(.values, numbers: numbers, tracks: list)
    return try columns.values(list).map(\.bitPattern)
  }
}
