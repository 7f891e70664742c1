/// What stands before a block's columns: the names it adds and the session at its start.
struct Preamble {
  var names: [String] = []
  /// The encoded session; empty where none is stored.
  var keyframe: [UInt8] = []

  /// The preamble as it is deflated.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    for name in names { writer.write(name) }
    return writer.bytes + keyframe
  }

  init(names: [String], keyframe: [UInt8]) {
    self.names = names
    self.keyframe = keyframe
  }

  /// Reads `count` names, then takes the rest as keyframe.
  init(_ reader: ByteReader, names count: Int) throws(MalformedBytes) {
    var reader = reader
    guard count <= reader.remaining else { throw MalformedBytes("declares more than it holds") }
    for _ in 0..<count { names.append(try reader.readString()) }
    keyframe = Array(try reader.readBytes(reader.remaining))
  }
}
