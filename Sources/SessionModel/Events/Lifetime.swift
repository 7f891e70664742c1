/// The birth or death of an object.
public struct Lifetime: Equatable, Sendable {
  /// Birth or death.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case alloc, release
  }

  /// Birth or death.
  public var kind: Kind
  /// The object.
  public var object: Name
  /// The screen that owns it, if it is not one itself.
  public var owner: Name?

  /// The birth or death of `object`.
  public init(_ kind: Kind, _ object: Name, owner: Name? = nil) {
    self.kind = kind
    self.object = object
    self.owner = owner
  }
}
