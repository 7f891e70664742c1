/// Finds the blocks of a tape without an index, from the first one to where they end.
///
/// Only the last blocks are checked as a whole, up to one that is: a crash tears the last one, a power
/// cut the last few.
struct BlockWalk {
  private(set) var blocks: [BlockInfo] = []
  /// Why the walk ended and what lies behind its end.
  private(set) var loss: TapeLoss

  private let source: any ByteSource
  private let salt: UInt64
  private var next: BlockInfo

  /// A walk that begins at `place`, an empty one, or with the block that is there.
  init(_ source: any ByteSource, salt: UInt64, from place: BlockInfo) {
    self.source = source
    self.salt = salt
    next = BlockInfo.beginning(at: place.offset)
    next.firstEvent = place.firstEvent
    next.namesBefore = place.namesBefore
    loss = TapeLoss(cause: .missingIndex, byteOffset: place.offset, byteCount: 0, events: 0)
  }

  mutating func run() throws(TapeError) {
    while try step() {}
    while try !isLastWhole() { dropLast() }
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

  /// Whether the content of the last block was written as a whole; true where there is none.
  private func isLastWhole() throws(TapeError) -> Bool {
    guard let last = blocks.last else { return true }
    let bytes = try source.read(at: last.offset, upTo: last.byteCount)
    return (try? Block(bytes, salt: salt)) != nil
  }

  private mutating func dropLast() {
    let last = blocks.removeLast()
    let wasTorn = loss.cause == .torn || loss.cause == .damagedBlock
    loss = TapeLoss(
      cause: .torn,
      byteOffset: last.offset,
      byteCount: source.byteCount - last.offset,
      events: wasTorn ? loss.events.map { $0 + last.count } : last.count
    )
  }
}

extension BlockInfo {
  /// Whether the block begins where `place`, an empty one, stands.
  fileprivate func follows(_ place: BlockInfo) -> Bool {
    firstEvent == place.firstEvent && namesBefore == place.namesBefore
      && firstTime >= place.firstTime
  }
}
