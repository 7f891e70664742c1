public import SessionModel

/// What stands at the start of a tape, apart from its description.
public struct TapeHeader: Equatable, Sendable {
  /// The version of the format the tape is written in.
  public internal(set) var formatVersion: UInt16
  /// The oldest version a reader must know to read it.
  public internal(set) var leastReaderVersion: UInt16
  /// The reducer that made its keyframes and digests.
  public internal(set) var reducerVersion: UInt32
  /// The number that binds its parts together.
  public internal(set) var salt: UInt64
  /// The program that wrote it.
  public internal(set) var programVersion: String
  /// What it says about itself.
  public internal(set) var description: TapeDescription
  /// What it says beyond that.
  var supplement = HeaderSupplement()

  /// Where the tape begins; nil where that is the initial session.
  public var start: TapeStart? { supplement.start }

  /// What it was cut from, if it was.
  public var origin: TapeOrigin? { supplement.origin }

  /// The session before the first event.
  public var initialSession: Session {
    start?.session ?? Session(policies: description.policies)
  }

  /// An empty place where the tape's first block begins, behind a header of `size` bytes.
  func firstPlace(behind size: Int) -> BlockInfo {
    var place = BlockInfo.beginning(at: UInt64(size))
    if let start { place.namesBefore = start.names.count }
    return place
  }

  /// Bytes before the body.
  static let fixedSize = 32
  /// Bytes before the checksum, which covers them and the body.
  static let checkedPrefix = 28
}
