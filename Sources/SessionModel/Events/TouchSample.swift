/// An extra sample that came with a delivered touch.
public struct TouchSample: Equatable, Sendable {
  /// Why the sample exists.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// Measured between two delivered touches.
    case coalesced
    /// The system's guess of the near future.
    case predicted
  }

  /// The finger.
  public var id: Int32
  /// Measured or guessed.
  public var kind: Kind
  /// Where, in the window's points.
  public var position: Point
  /// The sample's own clock; nil is the event's time.
  public var sampleTime: Time?
  /// Force or pressure; nil if not reported.
  public var force: Double?

  /// A sample of finger `id`.
  @inlinable
  public init(
    id: Int32,
    kind: Kind,
    position: Point,
    sampleTime: Time? = nil,
    force: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.position = position
    self.sampleTime = sampleTime
    self.force = force
  }
}
