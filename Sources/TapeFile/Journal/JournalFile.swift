#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A journal on the disk, locked for its writer's life.
///
/// Unchecked: what it does to the file are single system calls; the mapping is shared on purpose.
final class JournalFile: @unchecked Sendable {
  let path: String
  /// The bytes from the header to the end of the rings; nil before `start`.
  private(set) var mapping: UnsafeMutableRawPointer?
  private(set) var header: JournalHeader?
  private let descriptor: Int32
  private var mappedCount = 0

  /// Opens or creates the journal at `path` and takes its lock.
  ///
  /// - Throws: `locked` if another writer has it; `cannotCreate`.
  init(path: String) throws(TapeError) {
    self.path = path
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard opened >= 0 else { throw SystemFailure.creating(path) }
      guard FileLock.take(opened) else {
        close(opened)
        throw TapeError(.locked, "“\(path)” is in use: another recorder writes this tape")
      }
      // A writer that finishes removes its journal; the lock must be on the file that stays.
      if JournalFile.isSame(opened, path) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  deinit {
    if let mapping { munmap(mapping, mappedCount) }
    close(descriptor)
  }

  /// Whether nothing was ever written to it.
  var isEmpty: Bool { lseek(descriptor, 0, SEEK_END) == 0 }

  /// Becomes the empty journal that `header` describes, with all its space taken from the disk.
  ///
  /// The header comes last: until then the file is no journal, whatever it was before.
  ///
  /// - Throws: `cannotCreate` where the space is not there.
  func start(_ header: JournalHeader) throws(TapeError) {
    try overwrite([UInt8](repeating: 0, count: JournalHeader.size), at: 0)
    guard ftruncate(descriptor, 0) == 0 else { throw SystemFailure.creating(path) }
    try reserve(from: 0, to: header.namesOffset + JournalFormat.namesReserve)
    mappedCount = header.namesOffset
    let mapped = mmap(nil, mappedCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else { throw SystemFailure.creating(path) }
    // The first store to a page asks the system for it; nobody should wait for that later.
    for page in stride(from: 0, to: mappedCount, by: 4096) {
      mapped.storeBytes(of: 0, toByteOffset: page, as: UInt8.self)
    }
    mapping = mapped
    try overwrite(header.encoded(), at: 0)
    self.header = header
  }

  /// Writes zeros, which takes the space from the disk on every file system that has no copies.
  func reserve(from start: Int, to end: Int) throws(TapeError) {
    let zeros = [UInt8](repeating: 0, count: 256 << 10)
    var place = start
    while place < end {
      let count = min(zeros.count, end - place)
      try overwrite(count == zeros.count ? zeros : Array(zeros[..<count]), at: place)
      place += count
    }
  }

  /// Puts `bytes` at `offset`.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(TapeError) {
    guard WholeWrite.write(bytes, to: descriptor, at: offset) else {
      throw SystemFailure.creating(path)
    }
  }

  /// Makes everything durable.
  func synchronize() -> Bool {
    if let mapping, msync(mapping, mappedCount, MS_SYNC) != 0 { return false }
    return fsync(descriptor) == 0
  }

  /// Removes the file; the lock stays until the end.
  func remove() {
    unlink(path)
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }
}
