/// A part of a tape that could not be read.
public struct TapeLoss: Equatable, Sendable {
  /// Why it could not be read.
  public enum Cause: String, Sendable {
    /// The tape ends inside a block, as after a crash.
    case torn
    /// A block does not match its checksum or breaks a rule of the format.
    case damagedBlock
    /// The index is missing: the tape was not finished, or its end was cut off.
    case missingIndex
    /// The index does not match its checksum; blocks were found by walking.
    case damagedIndex
    /// Something follows the tape in its file.
    case trailingBytes
    /// Events that were accepted are neither in the tape nor whole in its journal, as after a power
    /// cut; the offset is that of the first event behind the tape's last block.
    case tornJournal
  }

  /// Why.
  public var cause: Cause
  /// Where the part begins, in bytes from the start of the file.
  public var byteOffset: UInt64
  /// How long it is, in bytes.
  public var byteCount: UInt64
  /// How many events it held; nil if that is not known.
  public var events: Int?
}
