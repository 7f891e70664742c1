import Foundation

/// A folder of its own for one test, which goes when nobody needs it any more.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "touchtape-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` in the folder.
  public func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file; folders on the way are made.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  /// Writes a file of text.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// The bytes of the file `name`.
  public func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path(name))))
  }

  /// The text of the file `name`.
  public func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
