/// The stretch of another tape that a tape was cut from.
public struct TapeOrigin: Equatable, Sendable {
  /// What the other tape was called; no path.
  public var name: String
  /// The other tape's salt.
  public var salt: UInt64
  /// The numbers that the first and the last event have there.
  public var events: ClosedRange<UInt64>

  /// The events `events` of the tape `name`, whose salt is `salt`.
  public init(name: String, salt: UInt64, events: ClosedRange<UInt64>) {
    self.name = name
    self.salt = salt
    self.events = events
  }
}

extension ByteWriter {
  mutating func write(_ origin: TapeOrigin) {
    write(origin.name)
    write(fixed: origin.salt)
    write(varint: origin.events.lowerBound)
    write(varint: origin.events.upperBound)
  }
}

extension ByteReader {
  mutating func readOrigin() throws(MalformedBytes) -> TapeOrigin {
    let name = try readString()
    let salt = try readFixed(UInt64.self)
    let first = try readVarint()
    let last = try readVarint()
    guard first > 0, first <= last else {
      throw MalformedBytes("was cut from events that cannot be")
    }
    return TapeOrigin(name: name, salt: salt, events: first...last)
  }
}
