import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file at a moment.
struct Image {
  var bytes: [UInt8]

  private static let page = 4096

  init(path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("cannot read \(path)") }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
    self.bytes = bytes
  }

  func write(to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
    guard descriptor >= 0, written == bytes.count else { throw Failure("cannot write \(path)") }
  }

  /// What a power cut may leave of a file that was `self` when it was synced and `later` at the end:
  /// any page of the one or the other, one of them torn, and any length between.
  func torn(_ later: Image, _ generator: inout SeededGenerator) -> Image {
    var result = self
    let longest = max(bytes.count, later.bytes.count)
    result.bytes += [UInt8](repeating: 0, count: longest - bytes.count)
    let pages = (longest + Image.page - 1) / Image.page
    let tornPage = Int.random(in: 0..<max(1, pages), using: &generator)
    for page in 0..<pages where Bool.random(using: &generator) || page == tornPage {
      let start = page * Image.page
      var end = min(start + Image.page, later.bytes.count)
      if page == tornPage {
        end = min(end, start + Int.random(in: 0..<Image.page, using: &generator))
      }
      guard start < end else { continue }
      result.bytes.replaceSubrange(start..<end, with: later.bytes[start..<end])
    }
    let shortest = min(bytes.count, later.bytes.count)
    result.bytes.removeLast(longest - Int.random(in: shortest...longest, using: &generator))
    return result
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
