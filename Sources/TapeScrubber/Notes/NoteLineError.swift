/// What was expected where in a line of a notes file.
struct NoteLineError: Error {
  /// From 1, in characters.
  let column: Int
  let expected: String
}
