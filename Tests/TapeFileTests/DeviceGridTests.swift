import TestSupport
import Testing

@testable import TapeFile

@Suite("A device's grid")
struct DeviceGridTests {
  @Test("is found from the points that it was mapped to", arguments: 0..<200)
  func found(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let extent = Double(Int.random(in: 100...3000, using: &generator))
    let length = Int.random(in: 64...65_535, using: &generator)
    let numbers = (0..<200).map { _ in
      Double(Int.random(in: 0...length, using: &generator)) * extent / Double(length)
    }
    let column = GriddedNumbers(numbers)
    #expect(!column.steps.contains { $0.magnitude > UInt64(length) })
    #expect(zip(column.steps, numbers).allSatisfy { column.grid?.number($0) == $1 })
  }

  @Test("is found for each of several devices in one column", arguments: 0..<50)
  func runs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = [4095, 1919, 32_767].flatMap { length in
      (0..<60).map { _ in
        Double(Int.random(in: 0...length, using: &generator)) * 390 / Double(length)
      }
    }
    let column = GriddedNumbers(numbers)
    #expect(column.runs.count >= 3)
    #expect(!column.steps.contains { $0.magnitude > 32_767 })
    try expectRoundTrip(numbers)
  }

  @Test("has a step a pixel where a finer axis tells of a window", arguments: 0..<50)
  func pixels(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 320...2000, using: &generator)
    let first = Int.random(in: 0...100, using: &generator)
    let numbers = (0..<300).map { _ in
      let pixel = Int.random(in: first...width, using: &generator)
      let unit = pixel * 32_767 / width - first * 32_767 / width
      return Double(unit) * 390 / 22_785
    }
    let column = GriddedNumbers(numbers)
    #expect(!column.steps.contains { $0.magnitude > 2 * UInt64(width) })
    try expectRoundTrip(numbers)
  }

  @Test("is not made up for numbers that have none", arguments: 0..<50)
  func none(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<100).map { _ in Double.random(in: 0...400, using: &generator) }
    #expect(GriddedNumbers(numbers).grid == .named(.bits))
    try expectRoundTrip(numbers)
  }

  @Test("gives a number for any step, and takes any number, whatever its own numbers are")
  func extremes() {
    let extremes: [UInt32] = [1, 2, .max - 1, .max]
    for (p, q) in extremes.flatMap({ p in extremes.map { (p, $0) } }) {
      guard let unit = Fraction(numerator: p, denominator: q) else { continue }
      for offset in [Int32.min, -1, 0, .max] {
        guard let pixels = PixelFraction(unit: unit, units: p, pixels: q, offset: offset) else {
          continue
        }
        for grid in [ColumnGrid.fraction(unit), .pixels(pixels)] {
          for step in [Int64.min, -1, 0, 1, .max] { _ = grid.nearest(grid.number(step)) }
          for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0] {
            #expect(grid.nearest(number).map { $0.magnitude <= 1 << 53 } ?? true)
          }
        }
      }
    }
  }

  @Test("of nothing, or with nothing to divide by, does not exist")
  func zero() {
    #expect(Fraction(numerator: 0, denominator: 1) == nil)
    #expect(Fraction(numerator: 1, denominator: 0) == nil)
    var writer = ByteWriter()
    writer.write(count: 1)
    writer.bytes += [GridRun.pixels, 1, 1, 5, 0, 0]
    #expect(throws: MalformedBytes.self) {
      var reader = ByteReader(writer.bytes)
      _ = try GridRun(&reader)
    }
  }

  private func expectRoundTrip(_ numbers: [Double]) throws {
    let tracks = numbers.indices.map { $0 == 0 ? Tracks.restart : 0 }
    var columns = ColumnSet()
    columns.add(.values, numbers: numbers, tracks: tracks)
    let read = try columns.values(tracks)
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
  }
}
