/// How a column of numbers is stored: grid in bits 0–3, predictor in bits 4–6.
struct NumberForm {
  /// Bit 7: numbers that are not on the grid stand before the tokens.
  static let exceptions: UInt8 = 0x80

  let grid: Grid
  let predictor: Predictor
  let hasExceptions: Bool

  init(_ byte: UInt8) throws(MalformedBytes) {
    guard let grid = Grid(rawValue: byte & 0x0F), let predictor = Predictor(rawValue: byte >> 4 & 7)
    else { throw MalformedBytes("has a column in a form that does not exist") }
    self.grid = grid
    self.predictor = predictor
    hasExceptions = byte & NumberForm.exceptions != 0
  }
}
