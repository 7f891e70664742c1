/// A touch as it was delivered.
public struct Touch: Equatable, Sendable {
  /// What happened to the finger.
  public enum Phase: UInt8, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  /// What touched.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case direct, pencil, indirect
  }

  /// What happened.
  public var phase: Phase
  /// The finger, as the log numbers it.
  public var id: Int32
  /// Where, in the window's points; nil if the log does not know.
  public var position: Point?
  /// The sample's own clock where it differs from the event's time.
  public var sampleTime: Time?
  /// Force or pressure, 1 being an average touch; nil if not reported.
  public var force: Double?
  /// The window; nil is the first.
  public var window: Name?
  /// What touched; nil if not reported.
  public var kind: Kind?

  /// A delivered touch.
  @inlinable
  public init(
    _ phase: Phase,
    id: Int32,
    position: Point? = nil,
    sampleTime: Time? = nil,
    force: Double? = nil,
    window: Name? = nil,
    kind: Kind? = nil
  ) {
    self.phase = phase
    self.id = id
    self.position = position
    self.sampleTime = sampleTime
    self.force = force
    self.window = window
    self.kind = kind
  }
}
