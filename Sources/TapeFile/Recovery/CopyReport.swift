/// What came of copying a tape or a part of it.
public struct CopyReport: Equatable, Sendable {
  /// Events that were carried over.
  public var events: Int
  /// Events that are known to be missing.
  public var missing: Int
  /// Everything that could not be read.
  public var losses: [TapeLoss]
}
