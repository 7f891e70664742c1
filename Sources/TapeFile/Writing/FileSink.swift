import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tape that is written beside its final place and renamed when it is complete.
public final class FileSink: TapeSink {
  private let path: String
  private let replaces: Bool
  private var descriptor: Int32
  private var isPublished = false

  /// Where the tape is while it is written: `path` with two numbers and `.partial` appended, so that
  /// two that write the same tape never write to the same file.
  public let partialPath: String

  /// Tells the sinks of a process apart.
  private static let count = Atomic<Int>(0)

  /// Prepares to write `path`.
  ///
  /// - Throws: `fileExists` if there is one and it is not to be replaced; `cannotCreate`.
  public init(path: String, replacing: Bool = false) throws(TapeError) {
    self.path = path
    replaces = replacing
    descriptor = -1
    let number = FileSink.count.add(1, ordering: .relaxed).newValue
    partialPath = "\(path).\(getpid()).\(number).partial"
    guard replacing || access(path, F_OK) != 0 else { throw TapeFileStore.exists(path) }
    // What has this very name was left by a process that is gone.
    descriptor = open(partialPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemFailure.creating(partialPath) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds `bytes` at the end.
  public func write(_ bytes: [UInt8]) throws(TapeError) {
    var written = 0
    while written < bytes.count {
      let got = bytes.withUnsafeBufferPointer { buffer in
        systemWrite(
          descriptor,
          buffer.baseAddress.map { $0 + written },
          buffer.count - written
        )
      }
      if got >= 0 {
        written += got
      } else if errno != EINTR {
        throw SystemFailure.writing(partialPath)
      }
    }
  }

  /// Syncs the file and gives it its name.
  ///
  /// - Throws: `fileExists` if another file took the name meanwhile; `inputOutput`.
  public func finish() throws(TapeError) {
    guard fsync(descriptor) == 0 else { throw SystemFailure.writing(partialPath) }
    close(descriptor)
    descriptor = -1
    try publish()
    isPublished = true
    TapeFileStore.synchronizeFolder(of: path)
  }

  /// Removes the partial file.
  public func abandon() {
    guard !isPublished else { return }
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unlink(partialPath)
  }

  private func publish() throws(TapeError) {
    if !replaces {
      // A link never replaces a file, a rename does.
      if link(partialPath, path) == 0 {
        unlink(partialPath)
        return
      }
      guard errno != EEXIST else {
        throw TapeError(
          .fileExists,
          "“\(path)” was made by somebody else meanwhile; the new tape is in “\(partialPath)”"
        )
      }
    }
    guard rename(partialPath, path) == 0 else { throw SystemFailure.creating(path) }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
