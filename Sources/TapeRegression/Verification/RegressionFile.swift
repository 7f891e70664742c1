/// A file that can be verified.
struct RegressionFile: Hashable, Sendable {
  /// What is judged by what.
  enum Kind: String, CaseIterable, Sendable {
    /// A tape, by the outline beside it.
    case tape
    /// A script, by the expectations in it.
    case script = "gesture"
  }

  let path: String
  let kind: Kind

  /// The file at `path`; nil unless its name says what it is.
  init?(_ path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let kind = Kind(rawValue: String(path[path.utf8.index(after: dot)...]))
    else { return nil }
    self.path = path
    self.kind = kind
  }

  /// The outline beside a tape.
  var outlinePath: String {
    path.dropLast(Kind.tape.rawValue.count) + Outline.fileExtension
  }
}
