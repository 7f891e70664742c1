#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
