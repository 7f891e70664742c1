import SessionModel

/// Timing curves as text; the only place that knows their cases.
enum CurveText {
  static let expected =
    "linear, easeIn, easeOut, easeInOut, default, cubic(x1,y1,x2,y2), spring(mass,stiffness,damping)"
    + " or springRatio(r)"

  /// Writes `curve`.
  static func append(_ curve: TimingCurve, to bytes: inout [UInt8]) {
    switch curve {
    case .linear: bytes.append(contentsOf: "linear".utf8)
    case .easeIn: bytes.append(contentsOf: "easeIn".utf8)
    case .easeOut: bytes.append(contentsOf: "easeOut".utf8)
    case .easeInOut: bytes.append(contentsOf: "easeInOut".utf8)
    case .default: bytes.append(contentsOf: "default".utf8)
    case .cubic(let x1, let y1, let x2, let y2):
      append("cubic", [x1, y1, x2, y2], to: &bytes)
    case .spring(let mass, let stiffness, let damping):
      append("spring", [mass, stiffness, damping], to: &bytes)
    case .springRatio(let ratio):
      append("springRatio", [ratio], to: &bytes)
    }
  }

  private static func append(_ name: String, _ numbers: [Double], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    for (place, number) in numbers.enumerated() {
      bytes.append(place == 0 ? Byte.openParenthesis : Byte.comma)
      NumberText.append(number, to: &bytes)
    }
    bytes.append(Byte.closeParenthesis)
  }

  /// The curve that `value` spells.
  static func curve(_ value: ValueReader) throws(SyntaxError) -> TimingCurve {
    var reader = value
    let name = try reader.word("a curve")
    let numbers = try parameters(&reader)
    let curve: TimingCurve? =
      switch (name.text, numbers.count) {
      case ("linear", 0): .linear
      case ("easeIn", 0): .easeIn
      case ("easeOut", 0): .easeOut
      case ("easeInOut", 0): .easeInOut
      case ("default", 0): .default
      case ("cubic", 4): .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      case ("spring", 3): .spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
      case ("springRatio", 1): .springRatio(numbers[0])
      default: nil
      }
    guard let curve, !name.isQuoted else {
      throw SyntaxError(
        at: value.offset,
        "\(value.shown(from: value.offset)) is not a curve",
        expected: expected
      )
    }
    return curve
  }

  private static func parameters(_ reader: inout ValueReader) throws(SyntaxError) -> [Double] {
    var numbers: [Double] = []
    if reader.take(Byte.openParenthesis) {
      repeat { numbers.append(try reader.number()) } while reader.take(Byte.comma)
      guard reader.take(Byte.closeParenthesis) else {
        throw SyntaxError(at: reader.offset, "the curve's numbers end badly", expected: ", or )")
      }
    }
    try reader.finish(expected)
    return numbers
  }
}
