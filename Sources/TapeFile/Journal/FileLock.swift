#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A write lock on a whole file that belongs to one open file, not to the process.
///
/// It ends with the descriptor, and so with the process. Asking for it does not take it, so that a
/// reader never keeps a writer out.
enum FileLock {
  #if canImport(Glibc)
    // The headers show these only to those who define _GNU_SOURCE.
    private static let ask: Int32 = 36
    private static let take: Int32 = 37
  #else
    private static let ask = F_OFD_GETLK
    private static let take = F_OFD_SETLK
  #endif

  /// Takes the lock; false if somebody else has it.
  static func take(_ descriptor: Int32) -> Bool {
    var lock = wholeFile
    return fcntl(descriptor, take, &lock) == 0
  }

  /// Whether somebody else has it.
  static func isTaken(_ descriptor: Int32) -> Bool {
    var lock = wholeFile
    guard fcntl(descriptor, ask, &lock) == 0 else { return false }
    return lock.l_type != Int16(F_UNLCK)
  }

  private static var wholeFile: flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return lock
  }
}
