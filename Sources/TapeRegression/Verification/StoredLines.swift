import Foundation

/// Reads a stored text line by line, in bounded memory.
final class StoredLines {
  /// Bytes that are read at a time.
  private static let chunk = 1 << 16
  /// Bytes after which a line is taken to end: no outline has such lines, and memory is bounded.
  private static let longestLine = 1 << 20

  private let path: String
  private let file: FileHandle
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false

  /// Opens the file at `path`; nil if there is none.
  init?(_ path: String) throws(RegressionError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let file = FileHandle(forReadingAtPath: path) else { throw StoredLines.unreadable(path) }
    self.path = path
    self.file = file
  }

  deinit {
    try? file.close()
  }

  /// The next line without its end; nil after the last one, as a last line end starts no line.
  func next() throws(RegressionError) -> String? {
    var length = 0
    while true {
      let start = place + length
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        return takeLine(to: end, skipping: 1)
      }
      length = buffer.count - place
      if length >= Self.longestLine { return takeLine(to: place + Self.longestLine, skipping: 0) }
      if isAtEnd { return length == 0 ? nil : takeLine(to: buffer.count, skipping: 0) }
      try readMore()
    }
  }

  private func takeLine(to end: Int, skipping lineEnd: Int) -> String {
    defer { place = end + lineEnd }
    return String(decoding: buffer[place..<end], as: UTF8.self)
  }

  private func readMore() throws(RegressionError) {
    buffer.removeFirst(place)
    place = 0
    do {
      let more = try file.read(upToCount: Self.chunk) ?? Data()
      isAtEnd = more.isEmpty
      buffer.append(contentsOf: more)
    } catch {
      throw StoredLines.unreadable(path)
    }
  }

  private static func unreadable(_ path: String) -> RegressionError {
    RegressionError(.inputOutput, "\(path): the file cannot be read")
  }
}
