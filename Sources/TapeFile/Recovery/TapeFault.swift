/// Something that is wrong with a tape's bytes.
public struct TapeFault: Equatable, Sendable {
  /// What is wrong, as the end of a sentence about the part: `does not match its checksum`.
  public var reason: String
  /// What it makes of the part, as a reader reports it.
  public var loss: TapeLoss
}
