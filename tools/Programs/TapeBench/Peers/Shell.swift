#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs of others, run by the shell.
enum Shell {
  /// What a command prints, without the end of its last line; nil if it fails.
  static func output(of command: String) -> String? {
    guard let pipe = popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    guard pclose(pipe) == 0 else { return nil }
    while bytes.last == 0x0A || bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a program is there.
  static func has(_ program: String) -> Bool {
    output(of: "command -v \(quoted(program)) 2>/dev/null") != nil
  }

  /// A word as the shell takes it.
  static func quoted(_ word: String) -> String {
    "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
