/// A part of a line between blanks: `value` or `key=value`.
struct Argument {
  /// The bytes before the equals sign; nil if there is none.
  var key: Range<Int>?
  /// The bytes after it, or all of them.
  var value: Range<Int>

  /// The byte where the argument starts.
  var start: Int {
    key?.lowerBound ?? value.lowerBound
  }
}
