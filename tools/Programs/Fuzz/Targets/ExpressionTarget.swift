import GestureScript
import SessionModel

/// Rules: compiled, evaluated, printed and compiled again.
struct ExpressionTarget: FuzzTarget {
  let name = "expression"

  func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let expression = try compile(text) else { return }
    let printed = ExpressionPrinter.text(expression)
    guard let again = try compile(printed) else {
      throw Violation("“\(printed)” was printed and does not read back")
    }
    try require(ExpressionPrinter.text(again) == printed, "“\(printed)” reads back differently")
    for values in [Expression.Values(), odd] {
      let first = expression.evaluate(values)
      let second = again.evaluate(values)
      try require(
        first.bitPattern == second.bitPattern || (first.isNaN && second.isNaN),
        "“\(text)” is \(first), “\(printed)” is \(second)"
      )
    }
  }

  private var odd: Expression.Values {
    var values = Expression.Values()
    values.fraction = -0.0
    values.velocity = .infinity
    values.effectiveVelocity = .nan
    values.translation = Point(x: 1.5, y: -.leastNonzeroMagnitude)
    values.gestureVelocity = Point(x: .greatestFiniteMagnitude, y: -300)
    return values
  }

  /// nil where the text is refused.
  private func compile(_ text: String) throws -> Expression? {
    do throws(ExpressionError) {
      return try Expression(parsing: text)
    } catch {
      try require(
        error.place >= 0 && error.place <= text.utf8.count,
        "an error stands outside of the text"
      )
      _ = error.description
      return nil
    }
  }
}
