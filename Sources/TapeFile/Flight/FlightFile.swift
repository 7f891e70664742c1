#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A ring of blocks in a file whose size never changes.
///
/// Nothing but the blocks themselves says where they are, so that no order of writes can contradict
/// itself: a reader looks for them.
final class FlightFile: FlightStore {
  private(set) var places: [BlockInfo] = []
  private let path: String
  private let descriptor: Int32
  private let header: FlightHeader
  /// Where the next block goes.
  private var next = 0

  /// Makes the file at `path`, with all its space taken from the disk.
  ///
  /// - Throws: `fileExists` unless `replacing`; `cannotCreate`.
  init(path: String, _ header: FlightHeader, replacing: Bool) throws(TapeError) {
    self.path = path
    self.header = header
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? FlightFile.exists(path) : SystemFailure.creating(path)
    }
    do throws(TapeError) {
      try fill()
    } catch {
      unlink(path)
      throw error
    }
  }

  deinit {
    close(descriptor)
  }

  func append(_ bytes: [UInt8], _ info: BlockInfo) throws(TapeError) {
    guard bytes.count <= header.capacity else {
      places.removeAll()
      return
    }
    if next + bytes.count > header.capacity {
      // What stands behind is older than what stands at the start; with a gap it would be no tape.
      while let first = places.first, Int(first.offset) >= next { places.removeFirst() }
      next = 0
    }
    while let first = places.first, overlaps(first, next..<(next + bytes.count)) {
      places.removeFirst()
    }
    guard WholeWrite.write(bytes, to: descriptor, at: header.ringOffset + next) else {
      throw SystemFailure.writing(path)
    }
    var info = info
    info.offset = UInt64(next)
    places.append(info)
    next += bytes.count
  }

  func removeFirst() {
    places.removeFirst()
  }

  func bytes(ofPlace place: Int) throws(TapeError) -> [UInt8] {
    let info = places[place]
    let source = try FileSource(path: path)
    return try source.read(at: UInt64(header.ringOffset) + info.offset, upTo: info.byteCount)
  }

  private func overlaps(_ block: BlockInfo, _ range: Range<Int>) -> Bool {
    let start = Int(block.offset)
    return start < range.upperBound && start + block.byteCount > range.lowerBound
  }

  static func exists(_ path: String) -> TapeError {
    TapeError(.fileExists, "“\(path)” exists; what it holds may be all that is left of a crash")
  }

  private func fill() throws(TapeError) {
    let zeros = [UInt8](repeating: 0, count: 256 << 10)
    var place = 0
    while place < header.byteCount {
      let count = min(zeros.count, header.byteCount - place)
      let part = count == zeros.count ? zeros : Array(zeros[..<count])
      guard WholeWrite.write(part, to: descriptor, at: place) else {
        throw SystemFailure.creating(path)
      }
      place += count
    }
    // The header comes last: until then the file is no ring.
    guard WholeWrite.write(header.encoded(), to: descriptor, at: 0), fsync(descriptor) == 0 else {
      throw SystemFailure.creating(path)
    }
  }
}
