/// What a run of the program left behind.
struct Outcome {
  /// How it exited, or the signal that ended it, negative.
  let status: Int32
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let remarks: String

  /// What it wrote to standard output, as text.
  var text: String { String(decoding: output, as: UTF8.self) }
  /// The lines of its output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}
