#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tape that grows under its own name; its journal has what the file does not.
final class TapeFileStore: TapeStore {
  private let path: String
  private let descriptor: Int32

  /// Puts a tape that holds `header` alone to `path`; it appears at once as a whole.
  ///
  /// - Throws: `fileExists` unless `replacing`; `cannotCreate`.
  init(path: String, header: [UInt8], replacing: Bool) throws(TapeError) {
    guard replacing || access(path, F_OK) != 0 else { throw TapeFileStore.exists(path) }
    self.path = path
    let beside = "\(path).\(getpid()).partial"
    descriptor = open(beside, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemFailure.creating(beside) }
    do throws(TapeError) {
      guard WholeWrite.write(header, to: descriptor, at: 0), fsync(descriptor) == 0 else {
        throw SystemFailure.creating(path)
      }
      try publish(beside, replacing)
    } catch {
      unlink(beside)
      throw error
    }
    TapeFileStore.synchronizeFolder(of: path)
  }

  /// Opens the tape at `path` to go on behind byte `end`; what stands there is cut off.
  init(path: String, cutAt end: UInt64) throws(TapeError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure.opening(path) }
    guard ftruncate(descriptor, off_t(end)) == 0, fsync(descriptor) == 0 else {
      throw SystemFailure.writing(path)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func write(_ bytes: [UInt8], at offset: UInt64) throws(TapeError) {
    guard WholeWrite.write(bytes, to: descriptor, at: Int(offset)) else {
      throw SystemFailure.writing(path)
    }
  }

  func synchronize() throws(TapeError) {
    guard fsync(descriptor) == 0 else { throw SystemFailure.writing(path) }
  }

  private func publish(_ beside: String, _ replacing: Bool) throws(TapeError) {
    if !replacing {
      // A link never replaces a file, a rename does.
      if link(beside, path) == 0 {
        unlink(beside)
        return
      }
      guard errno != EEXIST else { throw TapeFileStore.exists(path) }
    }
    guard rename(beside, path) == 0 else { throw SystemFailure.creating(path) }
  }

  /// Makes the names in the folder durable; file systems that cannot are none the worse.
  static func synchronizeFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let handle = open(folder, O_RDONLY | O_CLOEXEC)
    guard handle >= 0 else { return }
    fsync(handle)
    close(handle)
  }

  /// Why a file that is there is left alone.
  static func exists(_ path: String) -> TapeError {
    TapeError(.fileExists, "“\(path)” exists; it is only replaced when that is asked for")
  }
}
