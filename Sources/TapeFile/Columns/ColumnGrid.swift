/// The grid of a part of a column.
enum ColumnGrid: Equatable {
  case named(Grid)
  case fraction(Fraction)
  case pixels(PixelFraction)

  /// The number that `step` names; any step is safe.
  @inline(__always)
  func number(_ step: Int64) -> Double {
    switch self {
    case .named(let grid): grid.number(step)
    case .fraction(let fraction): fraction.number(step)
    case .pixels(let fraction): fraction.number(step)
    }
  }

  /// What steps are multiplied by, where that is all that makes numbers of them.
  var scale: Double? {
    if case .named(let grid) = self { grid.scale } else { nil }
  }

  /// The step that names exactly `number`, bit by bit; nil if it is not on the grid.
  @inline(__always)
  func step(_ number: Double) -> Int64? {
    switch self {
    case .named(let grid):
      return grid.step(number)
    case .fraction, .pixels:
      guard let step = nearest(number), self.number(step).bitPattern == number.bitPattern else {
        return nil
      }
      return step
    }
  }

  /// A step whose number is close to `number`; nil where there is none, and for what is no number:
  /// its bits differ from machine to machine.
  @inline(__always)
  func nearest(_ number: Double) -> Int64? {
    guard !number.isNaN else { return nil }
    switch self {
    case .named(let grid):
      return grid.nearest(number)
    case .fraction(let fraction):
      let scaled = (number * Double(fraction.denominator) / Double(fraction.numerator)).rounded()
      return scaled.magnitude < Grid.farthest ? Int64(scaled) : nil
    case .pixels(let fraction):
      return fraction.nearest(number)
    }
  }
}

/// How many numbers of a column, one after the other, lie on a grid.
struct GridRun: Equatable {
  var count: Int
  var grid: ColumnGrid
}

extension GridRun {
  /// The byte of a fraction, and of one with pixels; smaller ones are those of named grids.
  static let (fraction, pixels): (UInt8, UInt8) = (15, 16)

  /// Count, grid and its numbers, if it has any.
  func write(to writer: inout ByteWriter) {
    writer.write(count: count)
    switch grid {
    case .named(let grid):
      writer.write(byte: grid.rawValue)
    case .fraction(let fraction):
      writer.write(byte: GridRun.fraction)
      writer.write(fraction)
    case .pixels(let grid):
      writer.write(byte: GridRun.pixels)
      writer.write(grid.unit)
      writer.write(varint: UInt64(grid.units))
      writer.write(varint: UInt64(grid.pixels))
      writer.write(zigzag: Int64(grid.offset))
    }
  }

  init(_ reader: inout ByteReader) throws(MalformedBytes) {
    count = Int(try reader.readVarint(as: UInt32.self))
    let byte = try reader.readByte()
    switch byte {
    case GridRun.fraction:
      grid = .fraction(try reader.readFraction())
    case GridRun.pixels:
      grid = .pixels(try reader.readPixelFraction())
    default:
      guard let named = Grid(rawValue: byte) else { throw GridRun.unknown }
      grid = .named(named)
    }
  }

  fileprivate static let unknown = MalformedBytes("has a grid that does not exist")
}

extension ByteWriter {
  fileprivate mutating func write(_ fraction: Fraction) {
    write(varint: UInt64(fraction.numerator))
    write(varint: UInt64(fraction.denominator))
  }
}

extension ByteReader {
  fileprivate mutating func readFraction() throws(MalformedBytes) -> Fraction {
    let numerator = try readVarint(as: UInt32.self)
    let denominator = try readVarint(as: UInt32.self)
    guard let fraction = Fraction(numerator: numerator, denominator: denominator) else {
      throw GridRun.unknown
    }
    return fraction
  }

  fileprivate mutating func readPixelFraction() throws(MalformedBytes) -> PixelFraction {
    let unit = try readFraction()
    let units = try readVarint(as: UInt32.self)
    let pixels = try readVarint(as: UInt32.self)
    guard let offset = Int32(exactly: try readZigzag()),
      let grid = PixelFraction(unit: unit, units: units, pixels: pixels, offset: offset)
    else { throw GridRun.unknown }
    return grid
  }
}
