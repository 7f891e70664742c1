/// What is known of an event before its numbers: its kind, which parts it has, and how recently its
/// finger, recognizer or value was met.
///
/// Few of them occur in a block, so that an event names its own in one byte.
struct RowHead: Equatable {
  /// The kind.
  let kind: UInt8
  let family: EventFamily
  /// Whether the event has the time of the event before it.
  let sharesTime: Bool
  /// The parts of a touch or of a gesture; else zero.
  let shape: UInt8
  /// The rank of what a touch, a gesture or a value belongs to; else zero.
  let rank: UInt8

  init(_ kind: UInt8, shape: UInt8 = 0, rank: UInt8 = 0, sharesTime: Bool = false) {
    self.kind = kind
    family = EventFamily(kind)
    self.sharesTime = sharesTime
    self.shape = shape
    self.rank = rank
  }

  /// The same, but at the time of the event before it.
  func sharingTime() -> RowHead {
    RowHead(kind, shape: shape, rank: rank, sharesTime: true)
  }

  /// Whether the event is a touch rather than a sample of one.
  @inline(__always)
  var isTouch: Bool { kind <= EventKind.touchCancel.rawValue }

  /// Whether what the event belongs to was not met before.
  var isNew: Bool { rank == RecentKeys<Int>.new }
}

extension RowHead {
  /// Kind, then shape and rank where the kind has them.
  func write(to bytes: inout [UInt8]) {
    bytes.append(sharesTime ? kind | EventKind.sharedTime : kind)
    if family != .other { bytes.append(shape) }
    if EventKind.hasRank(kind) { bytes.append(rank) }
  }

  init(_ reader: inout ByteReader) throws(MalformedBytes) {
    let stored = try reader.readByte()
    let kind = EventKind.withoutSharedTime(stored)
    self.init(
      kind,
      shape: EventFamily(kind) == .other ? 0 : try reader.readByte(),
      rank: EventKind.hasRank(kind) ? try reader.readByte() : 0,
      sharesTime: EventKind.sharesTime(stored)
    )
    switch family {
    case .touch:
      guard TouchShape(rawValue: shape).isPossible(forSample: !isTouch) else {
        throw MalformedBytes("has a touch of a shape that cannot be")
      }
    case .gesture:
      guard GestureShape(rawValue: shape).isPossible else {
        throw MalformedBytes("has a gesture of a shape that cannot be")
      }
    case .other:
      break
    }
  }
}
