#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of this run.
enum Scratch {
  /// The path of a file that no other run uses.
  static func path(_ name: String) -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(folder)/touchtape-bench-\(getpid())-\(name)"
  }
}
