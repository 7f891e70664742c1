import SessionModel

/// A session that is being replayed, and the bytes that its host has handed over last.
struct Replay {
  private var session = Session()
  private var input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  /// Room for `count` bytes, for the host to fill.
  mutating func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8>? {
    input.deallocate()
    input = .allocate(capacity: count)
    return input.baseAddress
  }

  /// Goes to the session that the input holds; false if it holds none.
  mutating func start() -> Bool {
    guard let start = try? Session(encoded: Array(input)) else { return false }
    session = start
    return true
  }

  /// Applies the event that the input holds; false if it holds none.
  mutating func apply() -> Bool {
    guard let timed = try? TimedEvent(flatBytes: Array(input)) else { return false }
    var silence = NoFacts()
    session.apply(timed.event, at: timed.time, telling: &silence)
    return true
  }

  /// The digest of the session as it stands.
  var digest: UInt64 {
    session.digest
  }
}
