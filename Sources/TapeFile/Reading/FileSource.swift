#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tape in a file; it is read piece by piece and never mapped.
///
/// Another process may shorten the file at any time: a read then returns fewer bytes, where a mapping
/// would kill the process.
final class FileSource: ByteSource {
  let byteCount: UInt64
  private let descriptor: Int32
  private let path: String

  init(path: String) throws(TapeError) {
    // A pipe without a writer would block here; it is refused below, having no places.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemFailure.opening(path) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0 else {
      close(descriptor)
      throw TapeError(.inputOutput, "“\(path)” is not a file that can be read at any place")
    }
    self.descriptor = descriptor
    self.path = path
    byteCount = UInt64(size)
  }

  /// Opens the file at `path`; nil if there is none.
  static func ifExists(path: String) throws(TapeError) -> FileSource? {
    do throws(TapeError) {
      return try FileSource(path: path)
    } catch  where error.code == .noSuchFile {
      return nil
    }
  }

  /// The same file, whatever its name is by now, with all that it has now.
  func grown() throws(TapeError) -> FileSource {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    let size = lseek(copy, 0, SEEK_END)
    guard copy >= 0, size >= 0 else {
      if copy >= 0 { close(copy) }
      throw TapeError(.inputOutput, SystemFailure.text("cannot read", path))
    }
    return FileSource(copy, path, UInt64(size))
  }

  private init(_ descriptor: Int32, _ path: String, _ byteCount: UInt64) {
    self.descriptor = descriptor
    self.path = path
    self.byteCount = byteCount
  }

  /// Whether somebody holds the lock of the file.
  var isLocked: Bool { FileLock.isTaken(descriptor) }

  /// Whether the file still has a name.
  var hasName: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  deinit {
    close(descriptor)
  }

  func read(at offset: UInt64, upTo count: Int) throws(TapeError) -> [UInt8] {
    guard offset < byteCount, count > 0 else { return [] }
    let wanted = Int(min(UInt64(count), byteCount - offset))
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = pread(
          descriptor,
          buffer.baseAddress.map { $0 + filled },
          wanted - filled,
          off_t(offset) + off_t(filled)
        )
        if got == 0 { return }
        if got > 0 {
          filled += got
        } else if errno != EINTR {
          failed = true
          return
        }
      }
    }
    if failed {
      throw TapeError(.inputOutput, SystemFailure.text("cannot read", path), at: offset)
    }
    return bytes
  }
}
