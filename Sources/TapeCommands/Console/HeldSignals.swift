#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps requests to end the program waiting until something that must not stay half done is done.
enum HeldSignals {
  /// What a person or the system asks with.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs `body`; a request that comes meanwhile ends the program right after it.
  static func hold<Value, Failure: Error>(
    during body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in requests { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
