import SessionModel

/// How the state of a session is kept in a tape.
enum Keyframe {
  /// The bytes of `session`; nil where they are too many to keep.
  static func encode(_ session: Session) -> [UInt8]? {
    let bytes = session.encoded()
    return bytes.count <= TapeFormat.longestKeyframe ? bytes : nil
  }

  /// The session that `bytes` stand for, in a tape that has these `policies`; nil are any.
  static func decode(
    _ bytes: [UInt8],
    policies: Policies?
  ) throws(MalformedBytes) -> Session {
    guard bytes.count <= TapeFormat.longestKeyframe, let session = try? Session(encoded: bytes)
    else { throw MalformedBytes("has a keyframe that cannot be read") }
    guard session.now >= .zero, session.now <= .last else {
      throw MalformedBytes("has a keyframe at a time that cannot be")
    }
    // A replayer that met such a one would believe no keyframe of the tape any more.
    guard policies == nil || session.policies == policies else {
      throw MalformedBytes("has a keyframe made under other policies than the tape's")
    }
    return session
  }
}
