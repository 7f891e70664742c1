import SessionModel

@testable import TapeFile

/// A version of the format that never was, as an example of an older one.
///
/// Its header is fixed: magic, version 0, least reader version 0, salt, the program that recorded as
/// text, CRC-32 of all that. Its lifted and its cancelled touches have each other's kinds.
enum Version0 {
  static let chain = UpcasterChain([Version0Upcaster()])

  /// The tape `bytes`, which are of version 1, as version 0 would have it.
  static func written(_ bytes: [UInt8]) throws -> [UInt8] {
    let reader = try TapeReader(bytes: bytes)
    let salt = reader.header.salt
    var tape = header(writer: reader.description.writer ?? "", salt: salt)
    var index = TapeIndex()
    for info in reader.blocks {
      let start = Int(info.offset)
      let block = try Block(Array(bytes[start..<(start + info.byteCount)]), salt: salt)
      var raw = try RawBlock(block, Inflater())
      raw.tokens = try exchangingLifts(raw.tokens)
      let stored = try raw.stored(salt: salt, Deflater())
      index.blocks.append(try BlockHeader(stored, salt: salt).info(at: UInt64(tape.count)))
      tape += stored
    }
    return tape + index.encoded(salt: salt)
  }

  static func header(writer: String, salt: UInt64) -> [UInt8] {
    var header = ByteWriter()
    header.bytes = TapeFormat.magic
    header.write(fixed: UInt16(0))
    header.write(fixed: UInt16(0))
    header.write(fixed: salt)
    header.write(writer)
    var checksum = Checksum()
    checksum.update(header.bytes)
    header.write(fixed: checksum.value)
    return header.bytes
  }

  /// The tokens with the kinds of lifted and cancelled touches exchanged, there and back.
  static func exchangingLifts(_ tokens: [UInt8]) throws(MalformedBytes) -> [UInt8] {
    var reader = ByteReader(tokens)
    var heads = 0..<0
    var place = 0
    for _ in 0..<(try reader.readCount(ofSize: 4)) {
      let id = try reader.readByte()
      _ = try reader.readByte()
      let size = try reader.readCount()
      _ = try reader.readVarint()
      if id == ColumnID.headList.rawValue { heads = place..<(place + size) }
      place += size
    }
    guard reader.position + heads.upperBound <= tokens.count else {
      throw MalformedBytes("has heads that are longer than the block")
    }
    var exchanged = tokens
    let start = reader.position + heads.lowerBound
    var list = ByteReader(tokens, start..<(start + heads.count))
    while list.remaining > 0 {
      let place = list.position
      switch try RowHead(&list).kind {
      case EventKind.touchUp.rawValue, EventKind.touchCancel.rawValue: exchanged[place] ^= 1
      default: break
      }
    }
    return exchanged
  }
}

struct Version0Upcaster: Upcaster {
  let version: UInt16 = 0

  func header(
    _ source: any ByteSource
  ) throws(TapeError) -> (bytes: [UInt8], size: Int) {
    let start = try source.read(at: 0, upTo: 4096)
    do throws(MalformedBytes) {
      var reader = ByteReader(start, 12..<start.count)
      let salt = try reader.readFixed(UInt64.self)
      var description = TapeDescription()
      description.writer = try reader.readString()
      let size = reader.position
      var checksum = Checksum()
      checksum.update(start, 0..<size)
      guard try reader.readFixed(UInt32.self) == checksum.value else {
        throw MalformedBytes("does not match its checksum")
      }
      let body = try? TapeHeader.encodeFields(description)
      return (TapeHeader.encode(body: body ?? [], salt: salt), size + 4)
    } catch {
      throw TapeError(.damagedHeader, "the tape's header \(error.reason)", at: 0)
    }
  }

  func block(_ block: RawBlock) throws(MalformedBytes) -> RawBlock {
    var block = block
    block.tokens = try Version0.exchangingLifts(block.tokens)
    return block
  }
}
