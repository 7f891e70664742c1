/// Something that a tape says of a block and that replaying it does not bear out.
public struct BlockFault: Equatable, Sendable {
  /// What does not fit.
  public enum Kind: String, CaseIterable, Sendable {
    /// The keyframe is not the state in which the block before ends.
    case keyframe
    /// The digest at the block's end is not that of the state to which its events lead.
    case digest
    /// The time at the block's end is not the one to which its events lead.
    case time
  }

  /// What does not fit.
  public var kind: Kind
  /// The block's place among the tape's blocks, from 0.
  public var block: Int
  /// The numbers of its events.
  public var events: ClosedRange<Int>
  /// Where it begins, in bytes from the start of the file.
  public var byteOffset: UInt64
  /// The digest that the tape states; of a time its microseconds.
  public var stated: UInt64
  /// The digest that replaying gives; of a time its microseconds.
  public var replayed: UInt64
}

extension BlockFault: CustomStringConvertible {
  /// The fault in a sentence, with its block's number counted from 1.
  public var description: String {
    let place =
      "block \(block + 1) (events \(events.lowerBound) to \(events.upperBound), byte \(byteOffset))"
    return switch kind {
    case .keyframe:
      "the keyframe of \(place) has the digest \(StateTree.hexadecimal(stated)), "
        + "replaying up to it gives \(StateTree.hexadecimal(replayed))"
    case .digest:
      "after event \(events.upperBound) the digest is \(StateTree.hexadecimal(replayed)), "
        + "the tape says \(StateTree.hexadecimal(stated)), in \(place)"
    case .time:
      "after event \(events.upperBound) the time is \(replayed) µs, the tape says \(stated) µs, "
        + "in \(place)"
    }
  }
}
