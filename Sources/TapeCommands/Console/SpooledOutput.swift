#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output that comes bit by bit, too much to be kept in memory: a file that appears complete or not at
/// all, or standard output where the path is `-`.
///
/// Until it is complete it stands in a file without a name, of which nothing is left however the
/// program ends. A device or a pipe is written as it is.
final class SpooledOutput {
  /// Bytes that are read or written at a time: enough that calls of the system cost little beside them.
  static let chunk = 1 << 16

  private let file: OutputFile
  private let console: Console
  private let spool: Int32?
  private let isStream: Bool

  init(_ path: String, force: Bool, _ console: Console) throws(CommandError) {
    file = try OutputFile(path, force: force)
    self.console = console
    isStream = file.isStream
    if path == "-" {
      spool = nil
    } else {
      spool = isStream ? try file.openStream() : try SpooledOutput.nameless(beside: path)
    }
  }

  deinit {
    if let spool { close(spool) }
  }

  /// Adds `bytes`.
  func write(_ bytes: ArraySlice<UInt8>) throws(CommandError) {
    guard let spool else { return try console.write(bytes: bytes) }
    do throws(CommandError) {
      try Console.write(bytes, to: spool)
    } catch {
      throw CommandError(.inputOutput, "\(Escaped.text(file.path)): \(error.message)")
    }
  }

  /// Makes the file appear.
  func finish() throws(CommandError) {
    guard let spool, !isStream else { return }
    let path = file.path
    try file.write { (descriptor) throws(CommandError) in
      var offset: off_t = 0
      while true {
        let bytes = try SpooledOutput.read(spool, at: offset, path)
        if bytes.isEmpty { return }
        try Console.write(bytes[...], to: descriptor)
        offset += off_t(bytes.count)
      }
    }
  }

  /// A file in the folder of `path`, where the output will find room, too.
  private static func nameless(beside path: String) throws(CommandError) -> Int32 {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let wild = String(repeating: "X", count: 6)
    var template = Array("\(folder).touchtape.\(wild)".utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return -1 }
      let descriptor = mkstemp(start)
      if descriptor >= 0 { unlink(start) }
      return descriptor
    }
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandError(.cannotCreate, "\(Escaped.text(path)): cannot create: \(reason)")
    }
    return descriptor
  }

  private static func read(
    _ spool: Int32,
    at offset: off_t,
    _ path: String
  ) throws(CommandError) -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { span, length in
      count = pread(spool, span.baseAddress, chunk, offset)
      length = max(0, count)
    }
    guard count >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandError(.inputOutput, "\(Escaped.text(path)): cannot read: \(reason)")
    }
    return bytes
  }
}
