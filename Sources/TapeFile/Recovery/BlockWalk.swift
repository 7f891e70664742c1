/// Finds the blocks of a tape without an index, from the first one to where they end.
///
/// Only the last block is checked as a whole: it is the one a crash tears.
struct BlockWalk {
  private(set) var blocks: [BlockInfo] = []
  /// Why the walk ended and what lies behind its end.
  private(set) var loss: TapeLoss

  private let source: any ByteSource
  private let salt: UInt64
  private var next: BlockInfo

  init(_ source: any ByteSource, salt: UInt64, from start: UInt64) {
    self.source = source
    self.salt = salt
    next = BlockInfo.beginning(at: start)
    loss = TapeLoss(cause: .missingIndex, byteOffset: start, byteCount: 0, events: 0)
  }

  mutating func run() throws(TapeError) {
    while try step() {}
    if loss.cause != .torn { try checkLast() }
  }

  /// Takes one block; false where there is none, and then `loss` says why.
  private mutating func step() throws(TapeError) -> Bool {
    let offset = next.offset
    let bytes = try source.read(at: offset, upTo: BlockHeader.longest)
    let rest = source.byteCount - min(source.byteCount, offset)
    do throws(MalformedBytes) {
      let info = try BlockHeader(bytes, salt: salt).info(at: offset)
      guard info.follows(next) else { throw MalformedBytes("does not follow the block before it") }
      guard UInt64(info.byteCount) <= rest else {
        loss = TapeLoss(cause: .torn, byteOffset: offset, byteCount: rest, events: info.count)
        return false
      }
      blocks.append(info)
      next = info
      next.moveOn()
      return true
    } catch {
      loss = remainder(bytes, at: offset, rest)
      return false
    }
  }

  /// What the bytes after the last good block are.
  private func remainder(_ bytes: [UInt8], at offset: UInt64, _ rest: UInt64) -> TapeLoss {
    let marker = bytes.prefix(4)
    var loss = TapeLoss(cause: .missingIndex, byteOffset: offset, byteCount: rest, events: 0)
    if rest == 0 { return loss }
    if marker == TapeFormat.indexMarker[...] {
      loss.cause = .damagedIndex
    } else if BlockHeader.isCutOff(bytes) {
      // Less than a header: a block, or an index, that was being written.
      loss.cause = .torn
      loss.events = TapeFormat.indexMarker.starts(with: marker) ? 0 : nil
    } else {
      loss.cause = .damagedBlock
      loss.events = nil
    }
    return loss
  }

  /// Drops the last block if its content was never written.
  private mutating func checkLast() throws(TapeError) {
    guard let last = blocks.last else { return }
    let bytes = try source.read(at: last.offset, upTo: last.byteCount)
    do throws(MalformedBytes) {
      _ = try Block(bytes, salt: salt)
    } catch {
      blocks.removeLast()
      loss = TapeLoss(
        cause: .torn,
        byteOffset: last.offset,
        byteCount: source.byteCount - last.offset,
        events: last.count
      )
    }
  }
}

extension BlockInfo {
  /// Whether the block begins where `place`, an empty one, stands.
  fileprivate func follows(_ place: BlockInfo) -> Bool {
    firstEvent == place.firstEvent && namesBefore == place.namesBefore
      && firstTime >= place.firstTime
  }
}
