/// What is wrong at a byte of the text; `ScriptError` adds the file, the line and the column.
struct SyntaxError: Error, Equatable {
  /// Byte of the text it is about.
  var offset: Int
  /// What is wrong.
  var message: String
  /// What would have been right; nil where the message says it.
  var expected: String?

  init(at offset: Int, _ message: String, expected: String? = nil) {
    self.offset = offset
    self.message = message
    self.expected = expected
  }
}
