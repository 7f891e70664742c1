/// A value in a line of JSON: where it stands, and where the value after it does.
struct JSONNode {
  enum Kind {
    case object, array, string, number, word
  }

  let kind: Kind
  /// The key of an object's field, without its quotes; empty for elements and the line itself.
  let key: Range<Int>
  /// The text; that of a string without its quotes.
  var text: Range<Int>
  /// The place of the next value that is not part of this one.
  var next: Int
  /// Whether the string has escapes.
  var hasEscapes = false
  /// Whether a reader asked for it: a field that none asks for is an error.
  var isTaken = false
}
