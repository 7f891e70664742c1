#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// This program as a process of its own.
struct Child {
  private let process: pid_t

  /// Starts this program with `arguments`.
  init(_ arguments: [String]) throws {
    let program = CommandLine.arguments[0]
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, program, nil, nil, &words, environ) == 0 else {
      throw Failure("cannot start \(program)")
    }
    self.process = process
  }

  /// Kills it as nothing can resist, and waits until it is gone.
  func kill() throws {
    #if canImport(Glibc)
      Glibc.kill(process, SIGKILL)
    #else
      Darwin.kill(process, SIGKILL)
    #endif
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status & 0x7F == SIGKILL else { throw Failure("the recorder ended by itself: \(status)") }
  }
}
