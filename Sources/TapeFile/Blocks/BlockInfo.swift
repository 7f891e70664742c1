public import SessionModel

/// Where a block is and what it holds.
public struct BlockInfo: Equatable, Sendable {
  /// The number of its first event; the tape's first is 1.
  public internal(set) var firstEvent: Int
  /// How many events it holds.
  public internal(set) var count: Int
  /// Session time right after its first event.
  public internal(set) var firstTime: Time
  /// Session time at its end; never before that of the block before it.
  public internal(set) var lastTime: Time
  /// Where it begins, in bytes from the start of the file.
  public internal(set) var offset: UInt64
  /// How long it is, in bytes.
  public internal(set) var byteCount: Int
  /// Digest of the session after its last event, by the reducer of the tape's header.
  public internal(set) var closingDigest: UInt64

  /// How many names the tape has before it, the well-known ones included.
  var namesBefore: Int
  /// How many names it adds.
  var namesAdded: Int

  /// The number of its last event.
  public var lastEvent: Int { firstEvent + count - 1 }
}
