/// The shortest way to move the cursor.
enum CursorMotion {
  /// Appends the bytes that move the cursor; `origin` is `nil` when nobody knows where it is.
  static func append(
    from origin: CellPosition?,
    to target: CellPosition,
    into bytes: inout [UInt8]
  ) {
    if origin == target { return }
    if let origin {
      if appendRelative(from: origin, to: target, into: &bytes) { return }
      if appendToNextRow(from: origin, to: target, into: &bytes) { return }
    }
    bytes.append(contentsOf: [ControlSequences.escape, UInt8(ascii: "[")])
    if target.row != 0 { bytes.appendNumber(target.row + 1) }
    if target.column != 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.appendNumber(target.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Moves along a row or a column or to the left edge, if that is shorter than naming the place.
  private static func appendRelative(
    from origin: CellPosition,
    to target: CellPosition,
    into bytes: inout [UInt8]
  ) -> Bool {
    let right = target.column - origin.column
    let down = target.row - origin.row
    if target.column == 0, (0...2).contains(down) {
      bytes.append(UInt8(ascii: "\r"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: down))
    } else if down == 0, (-3..<0).contains(right) {
      bytes.append(contentsOf: repeatElement(0x08, count: -right))
    } else if down == 0 {
      bytes.appendSequence(abs(right), right > 0 ? "C" : "D")
    } else if right == 0 {
      bytes.appendSequence(abs(down), down > 0 ? "B" : "A")
    } else {
      return false
    }
    return true
  }

  /// Moves a row down and a little to the left, as along a standing edge.
  private static func appendToNextRow(
    from origin: CellPosition,
    to target: CellPosition,
    into bytes: inout [UInt8]
  ) -> Bool {
    let left = origin.column - target.column
    guard target.row == origin.row + 1, (1...3).contains(left) else { return false }
    bytes.appendSequence(1, "B")
    bytes.append(contentsOf: repeatElement(0x08, count: left))
    return true
  }
}
