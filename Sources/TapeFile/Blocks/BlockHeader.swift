import SessionModel

/// The start of a block.
struct BlockHeader: Equatable {
  /// How the session at the block's start is stored.
  enum KeyframeForm: UInt8 {
    /// It was too large to keep.
    case absent = 0
    /// It is the session before the first event.
    case initial = 1
    /// It stands in the preamble.
    case stored = 2
  }

  var eventCount: UInt32
  var keyframe: KeyframeForm
  var firstEvent: UInt64
  var firstTime: Int64
  var lastTime: Int64
  var closingDigest: UInt64
  var namesBefore: UInt32
  var namesAdded: UInt32
  /// Stored and inflated size of the names and the keyframe.
  var preambleStored: UInt32 = 0
  var preambleSize: UInt32 = 0
  /// Stored and inflated size of the columns' tokens.
  var tokensStored: UInt32 = 0
  var tokensSize: UInt32 = 0
  /// Size of the columns' noise.
  var noiseSize: UInt32 = 0
  /// Checksum of what follows the header.
  var payloadChecksum: UInt32 = 0

  /// Bytes before the fields.
  static let fixedSize = 21
  /// Most bytes of the fields.
  static let longestFields = 80
  /// Most bytes of a header.
  static let longest = fixedSize + longestFields

  /// Whether `bytes` end before the header that they begin with.
  static func isCutOff(_ bytes: [UInt8]) -> Bool {
    bytes.count < fixedSize || bytes.count < fixedSize + Int(bytes[fixedSize - 1])
  }

  /// Bytes of the header.
  var size: Int { BlockHeader.fixedSize + encodedFields.count }

  /// Bytes of what follows the header.
  var payloadSize: Int {
    Int(preambleStored) + Int(tokensStored) + Int(noiseSize)
  }

  /// What the index says about the block at `offset`.
  func info(at offset: UInt64) -> BlockInfo {
    BlockInfo(
      firstEvent: Int(firstEvent),
      count: Int(eventCount),
      firstTime: Time(microseconds: firstTime),
      lastTime: Time(microseconds: lastTime),
      offset: offset,
      byteCount: size + payloadSize,
      closingDigest: closingDigest,
      namesBefore: Int(namesBefore),
      namesAdded: Int(namesAdded)
    )
  }
}
