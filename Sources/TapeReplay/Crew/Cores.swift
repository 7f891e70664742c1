#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cores of the machine.
public enum Cores {
  /// How many there are, at least 1; what works on several threads uses that many unless told
  /// otherwise.
  public static var count: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
