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

/// Who has sent a signal.
enum SignalSender {
  /// The system, for something that the process did.
  case system
  /// The process itself, as `abort` does.
  case itself
  /// Another process, or the keyboard.
  case another
}

extension siginfo_t {
  /// Who has sent the signal to the process whose number is `ownProcess`.
  ///
  /// Safe in a signal handler.
  func sender(ownProcess: pid_t) -> SignalSender {
    // The keyboard's quit comes from the system as a fault does, but nothing that a process does
    // itself is answered with it.
    let isQuit = si_signo == SIGQUIT
    #if canImport(Glibc)
      // Codes above 0 are the system's own.
      if si_code > 0 { return isQuit ? .another : .system }
      return _sifields._kill.si_pid == ownProcess ? .itself : .another
    #elseif canImport(Darwin)
      if si_code > 0, si_code != SI_USER { return isQuit ? .another : .system }
      return si_pid == ownProcess ? .itself : .another
    #endif
  }
}
