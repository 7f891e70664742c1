import TapeReplay

/// Options whose values are positions, and what the help says of them.
enum PositionOptions {
  /// The grammar of positions, for the help.
  static let grammar =
    "P is a time (1.25, 1.25s, 900ms), an event (#1234), a mark (@name), start, end,"
    + " or one of these with an offset (@crash-0.5)."

  /// The positions of `--from` and `--to`.
  static func span(
    _ arguments: Arguments
  ) throws(UsageError) -> (first: PositionExpression?, last: PositionExpression?) {
    (try position(.from, arguments), try position(.to, arguments))
  }

  /// The position that `option` gives, if it was given.
  static func position(
    _ option: Option,
    _ arguments: Arguments
  ) throws(UsageError) -> PositionExpression? {
    guard let text = arguments.value(option) else { return nil }
    do throws(PositionError) {
      return try PositionParser.parse(text)
    } catch {
      throw UsageError("\(option.name): \(error.description)")
    }
  }
}
