#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where handlers run once the stack of the program has overflowed.
enum AlternateStack {
  /// A few pages: handlers call next to nothing.
  private static let byteCount = 64 << 10

  /// Gives the calling thread one, unless it has one already; it is kept for good.
  static func install() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0
    else { return }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    stack.ss_size = .init(byteCount)
    sigaltstack(&stack, nil)
  }
}
