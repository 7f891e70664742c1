import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says, should the program crash, which input it was reading.
enum CrashNote {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  /// The address of a C string; 0 is none.
  private static let note = Atomic<UInt>(0)

  /// Names the input that is read from now on.
  static func name(_ input: String) {
    let text = strdup("crashed while reading \(input)\n")
    let before = note.exchange(UInt(bitPattern: text), ordering: .relaxed)
    free(UnsafeMutableRawPointer(bitPattern: before))
    for number in signals {
      signal(number) { number in
        CrashNote.tell()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func tell() {
    guard let text = UnsafePointer<CChar>(bitPattern: note.load(ordering: .relaxed)) else { return }
    _ = write(STDERR_FILENO, text, strlen(text))
  }
}
