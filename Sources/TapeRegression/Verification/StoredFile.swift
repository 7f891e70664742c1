import Foundation

/// Reads and writes whole small files: scripts and outlines.
enum StoredFile {
  /// The bytes of the file at `path`; nil if there is none.
  static func read(_ path: String) throws(RegressionError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try [UInt8](Data(contentsOf: URL(filePath: path)))
    } catch {
      throw RegressionError(.inputOutput, "\(path): cannot read\(reason(of: error))")
    }
  }

  /// Replaces the file at `path`, which appears whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(RegressionError) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw RegressionError(.inputOutput, "\(path): cannot write\(reason(of: error))")
    }
  }

  /// What the system says of `error`, behind a colon; nothing where it says nothing.
  private static func reason(of error: any Error) -> String {
    guard let code = (error as? CocoaError)?.underlying as? POSIXError else { return "" }
    return ": \(String(cString: strerror(code.code.rawValue)))"
  }
}
