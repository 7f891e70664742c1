/// How a column of numbers is stored: grid in bits 0–3, predictor in bits 4–6.
struct NumberForm {
  /// In place of a grid: a list of runs stands first.
  static let runs: UInt8 = 15
  /// Bit 7: numbers that are not on the grid stand before the tokens.
  static let exceptions: UInt8 = 0x80

  /// The grid of the whole column; nil if there are runs.
  let grid: Grid?
  let predictor: Predictor
  let hasExceptions: Bool

  init(_ byte: UInt8) throws(MalformedBytes) {
    guard let predictor = Predictor(rawValue: byte >> 4 & 7) else {
      throw MalformedBytes("has a column in a form that does not exist")
    }
    grid = Grid(rawValue: byte & 0x0F)
    self.predictor = predictor
    hasExceptions = byte & NumberForm.exceptions != 0
  }

  /// The form of `column`, predicted by `predictor`.
  static func byte(_ column: GriddedNumbers, _ predictor: Predictor, exceptions: Bool) -> UInt8 {
    let flag = exceptions ? NumberForm.exceptions : 0
    let high = predictor.rawValue << 4 | flag
    guard case .named(let grid)? = column.grid else { return runs | high }
    return grid.rawValue | high
  }
}
