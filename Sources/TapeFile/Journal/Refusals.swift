import Synchronization

/// Counts the events that were refused; those nobody was told of yet also stand in the journal.
struct Refusals: ~Copyable {
  /// The bits of a word that hold the count.
  private static let mask: UInt64 = (1 << 40) - 1
  private let untold = Atomic<UInt64>(0)
  private let samples = Atomic<UInt64>(0)
  private let moves = Atomic<UInt64>(0)
  private let essentials = Atomic<UInt64>(0)

  /// Takes what nobody was told of.
  @inline(__always)
  func take() -> UInt64 {
    guard untold.load(ordering: .relaxed) != 0 else { return 0 }
    return untold.exchange(0, ordering: .acquiringAndReleasing)
  }

  /// Counts a refused event of `rank`, and adds `count` to what is untold.
  func add(
    _ count: UInt64,
    of rank: JournalRank,
    to mirror: UnsafeMutablePointer<Atomic<UInt64>>,
    nonce: UInt64
  ) {
    switch rank {
    case .sample: samples.add(1, ordering: .relaxed)
    case .move: moves.add(1, ordering: .relaxed)
    case .essential: essentials.add(1, ordering: .relaxed)
    }
    let sum = untold.add(count, ordering: .acquiringAndReleasing).newValue
    mirror.pointee.store(Refusals.word(sum, nonce).littleEndian, ordering: .relaxed)
  }

  /// Writes what is untold now to the journal.
  func clearMirror(_ mirror: UnsafeMutablePointer<Atomic<UInt64>>, _ nonce: UInt64) {
    let count = untold.load(ordering: .relaxed)
    mirror.pointee.store(Refusals.word(count, nonce).littleEndian, ordering: .relaxed)
  }

  /// How many of `rank` were refused.
  func total(_ rank: JournalRank) -> UInt64 {
    switch rank {
    case .sample: samples.load(ordering: .relaxed)
    case .move: moves.load(ordering: .relaxed)
    case .essential: essentials.load(ordering: .relaxed)
    }
  }

  /// The count in the lower 40 bits, and bits that show whether it is one.
  static func word(_ count: UInt64, _ nonce: UInt64) -> UInt64 {
    let count = min(count, mask)
    return count | ((count ^ nonce) &* 0x9E37_79B9_7F4A_7C15) & ~mask
  }

  /// The count that `word` stands for; 0 if it is none.
  static func count(_ word: UInt64, _ nonce: UInt64) -> UInt64 {
    let count = word & mask
    return Refusals.word(count, nonce) == word ? count : 0
  }
}
