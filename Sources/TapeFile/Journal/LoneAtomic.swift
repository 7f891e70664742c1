import Synchronization

/// A word that many threads change, with a cache line for itself.
///
/// Whatever stood beside it would have to be fetched anew after each change.
struct LoneAtomic: ~Copyable {
  private typealias Line = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  private let before: Line = (0, 0, 0, 0, 0, 0, 0, 0)
  let word: Atomic<UInt64>
  private let after: Line = (0, 0, 0, 0, 0, 0, 0, 0)

  init(_ value: UInt64) {
    word = Atomic(value)
  }
}
