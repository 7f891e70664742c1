/// Small graphics out of characters: two dots across and four down in every cell.
///
/// Draw with dots and lines, then stamp the canvas on a screen, as Braille patterns, half blocks or
/// ASCII, whichever the terminal has. A second colour is a second canvas.
public struct DotCanvas: Hashable, Sendable {
  /// Dots in a cell from left to right.
  public static let dotsAcross = 2
  /// Dots in a cell from top to bottom.
  public static let dotsDown = 4

  /// The cells that the canvas covers, no more than `Screen.maximumSize`.
  public let size: CellSize
  /// The dots of each cell, two bits a row, the upper left dot lowest.
  private var masks: [UInt8]

  /// Makes an empty canvas.
  public init(_ size: CellSize) {
    self.size = Screen(size).size
    masks = Array(repeating: 0, count: self.size.columns * self.size.rows)
  }

  /// The number of dots from left to right.
  public var width: Int { size.columns * Self.dotsAcross }
  /// The number of dots from top to bottom.
  public var height: Int { size.rows * Self.dotsDown }

  /// Whether the dot at (x, y), counted from the upper left corner, is set; setting one outside
  /// does nothing.
  public subscript(x: Int, y: Int) -> Bool {
    get {
      place(x, y).map { masks[$0.index] & $0.bit != 0 } ?? false
    }
    set {
      guard let (index, bit) = place(x, y) else { return }
      if newValue { masks[index] |= bit } else { masks[index] &= ~bit }
    }
  }

  /// Removes all dots.
  public mutating func clear() {
    for index in masks.indices { masks[index] = 0 }
  }

  /// The dots of a cell, two bits a row.
  func mask(column: Int, row: Int) -> UInt8 { masks[row * size.columns + column] }

  private func place(_ x: Int, _ y: Int) -> (index: Int, bit: UInt8)? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let index = y / Self.dotsDown * size.columns + x / Self.dotsAcross
    return (index, 1 << UInt8(y % Self.dotsDown * Self.dotsAcross + x % Self.dotsAcross))
  }
}
