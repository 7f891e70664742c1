#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An empty folder that is removed, with the files in it, when nobody needs it any more.
public final class TemporaryFolder: Sendable {
  private let root: String

  /// The folder could not be made.
  public struct Failure: Error {}

  /// Makes a folder of its own.
  public init() throws {
    var template = Array("/tmp/touchtape-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    root = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let folder = opendir(root) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink(path(name))
    }
    closedir(folder)
    rmdir(root)
  }

  /// The path of `name` in the folder.
  public func path(_ name: String) -> String {
    root + "/" + name
  }
}
