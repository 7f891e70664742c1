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

  /// What is wrong with `word`, which is none of the words `known`: the one that was probably meant,
  /// or all of them.
  init(at offset: Int, _ message: String, _ word: String, among known: [String]) {
    if let meant = Spelling.nearest(to: word, among: known) {
      self.init(at: offset, "\(message); did you mean \(meant)?")
    } else {
      self.init(at: offset, message, expected: known.joined(separator: ", "))
    }
  }
}
