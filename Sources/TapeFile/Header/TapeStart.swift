public import SessionModel

/// Where a tape begins that begins in the midst of a session.
///
/// The state is what was recorded before, so it cannot be rebuilt from the tape.
public struct TapeStart: Equatable, Sendable {
  /// The session before the first event; its names are those of `names`.
  public let session: Session
  /// The names of the tape before its first event.
  public let names: NameTable

  /// The state `session`, whose names `names` spells.
  public init(session: Session, names: NameTable) {
    self.session = session
    self.names = names
  }

  /// Whether both are the same state, spelled alike.
  public static func == (left: TapeStart, right: TapeStart) -> Bool {
    left.session == right.session && left.names.additions == right.names.additions
  }
}

extension ByteWriter {
  mutating func write(_ start: TapeStart) {
    write(count: start.names.additions.count)
    for name in start.names.additions { write(name) }
    bytes += start.session.encoded()
  }
}

extension ByteReader {
  /// Reads a start that fills what is left.
  mutating func readStart() throws(MalformedBytes) -> TapeStart {
    let count = try readCount()
    var names = NameTable()
    guard names.count + count <= TapeFormat.mostNames else {
      throw MalformedBytes("begins with too many names")
    }
    for _ in 0..<count {
      let (spelling, before) = (try readString(), names.count)
      _ = names.intern(spelling)
      guard names.count > before else { throw MalformedBytes("begins with a name twice") }
    }
    let session = try Keyframe.decode(Array(try readBytes(remaining)), policies: nil)
    return TapeStart(session: session, names: names)
  }
}
