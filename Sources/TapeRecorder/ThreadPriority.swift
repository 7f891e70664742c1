#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much a thread asks of the machine.
enum ThreadPriority {
  /// Lets the app's threads go first; the journal has room for the seconds that may take.
  ///
  /// A thread that compresses must not keep one that records, or draws, from its core.
  static func lower() {
    #if canImport(Glibc)
      // On Linux this is the niceness of the calling thread alone.
      setpriority(__priority_which_t(0), 0, 5)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }
}
