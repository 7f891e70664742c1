#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file to read, or standard input where the path is `-`.
struct InputFile {
  /// Largest file that is read into memory.
  static let limit = 1 << 30

  /// Where it stands.
  let path: String

  /// How messages call it.
  var label: String {
    path == "-" ? "standard input" : path
  }

  /// The whole content.
  func read() throws(CommandError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(.noInput, "cannot open") }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { span in
        #if canImport(Glibc)
          Glibc.read(descriptor, span.baseAddress, span.count)
        #else
          Darwin.read(descriptor, span.baseAddress, span.count)
        #endif
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem(errno == EISDIR ? .noInput : .inputOutput, "cannot read")
      }
      guard bytes.count + count <= InputFile.limit else {
        throw CommandError(.badData, "\(Escaped.text(label)): larger than 1 GiB")
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// At most `count` bytes of a file's beginning; none of what can be read only once, or not at all.
  func beginning(_ count: Int) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { span, length in
      length = max(0, pread(descriptor, span.baseAddress, count, 0))
    }
  }

  /// Bytes of the file, which must not be a folder.
  func size() throws(CommandError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(.noInput, "cannot open") }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw CommandError(.noInput, "\(Escaped.text(label)): is a folder")
    }
    return Int(status.st_size)
  }

  private func problem(_ status: ExitStatus, _ what: String) -> CommandError {
    CommandError(
      status,
      "\(Escaped.text(label)): \(what): \(String(cString: strerror(errno)))"
    )
  }
}
