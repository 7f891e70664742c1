#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file beside a tape, with the first number that is free: `drag-cut-1.tape`.
enum NumberedFile {
  /// Numbers that are tried.
  private static let numbers = 1...9999

  /// Writes `bytes` beside the tape at `tapePath` and says where; nothing is overwritten.
  static func write(
    _ bytes: [UInt8],
    beside tapePath: String,
    _ word: String,
    _ fileExtension: String
  ) throws(CommandError) -> String {
    let stem = stem(of: tapePath)
    for number in numbers {
      let path = "\(stem)-\(word)-\(number).\(fileExtension)"
      guard access(path, F_OK) != 0 else { continue }
      do throws(CommandError) {
        try OutputFile(path, force: false).write(bytes)
        return path
      } catch {
        // Somebody else was quicker with this number.
        guard access(path, F_OK) == 0 else { throw error }
      }
    }
    throw CommandError(.cannotCreate, "\(Escaped.text(stem))-\(word): every number is taken")
  }

  /// The path without `.tape`; standard input has no place of its own.
  private static func stem(of path: String) -> String {
    if path == "-" { return "tape" }
    let suffix = ".tape"
    return path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
  }
}
