/// Names of files without the folders in which they happen to lie.
enum FileName {
  /// The last part of `path`; the path itself where it has none.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
