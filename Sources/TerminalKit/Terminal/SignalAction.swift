#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension sigaction {
  /// Names the function that a signal calls; the field is spelled differently by each system.
  mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #endif
  }

  /// The same for a handler that is told where the signal comes from.
  mutating func setInformedHandler(
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    sa_flags |= Int32(SA_SIGINFO)
    #if canImport(Glibc)
      __sigaction_handler.sa_sigaction = handler
    #elseif canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #endif
  }

  /// No handler interrupts another.
  ///
  /// Only a change of modes from the background must still stop the process (SIGTTOU), or it would
  /// take the terminal from the shell.
  mutating func blockOthers() {
    sigfillset(&sa_mask)
    sigdelset(&sa_mask, SIGTTOU)
    sigdelset(&sa_mask, SIGTTIN)
  }

  /// Whether the signal is ignored: SIG_IGN is the address 1 in both systems, and functions cannot be
  /// compared.
  var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #elseif canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
