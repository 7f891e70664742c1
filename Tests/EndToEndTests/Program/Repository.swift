import Foundation

/// The files of the repository that the tests read.
enum Repository {
  /// The folder with `Package.swift` in it.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of the repository.
  static func file(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// The path of a file or folder of the repository.
  static func path(_ path: String) -> String {
    file(path).path
  }

  /// The text of a file of the repository.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// The files below `folder` whose names end in `.ext`, as paths from the root, sorted.
  static func files(below folder: String, _ ext: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: file(folder).path) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".\(ext)") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The scripts under `recordings/gestures`, by name.
  static let scripts = files(below: "recordings/gestures", "gesture")
}
