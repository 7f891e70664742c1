import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text that was looked at once and must stay as it is.
///
/// With `UPDATE_GOLDEN=1` the files are written anew, and the test fails all the same.
enum GoldenText {
  static func expect(
    _ lines: [String],
    equals name: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let path = folder + name + ".txt"
    let text = lines.joined(separator: "\n") + "\n"
    if getenv("UPDATE_GOLDEN") != nil {
      write(text, to: path)
      Issue.record("wrote \(name); look at it", sourceLocation: location)
      return
    }
    guard let golden = read(path) else {
      Issue.record("there is no golden file \(name)", sourceLocation: location)
      return
    }
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let actual = lines + [""]
    for (row, (old, new)) in zip(expected, actual).enumerated() where old != new {
      Issue.record("\(name), line \(row + 1):\n\(old)\n\(new)", sourceLocation: location)
    }
    #expect(expected.count == actual.count, sourceLocation: location)
  }

  private static var folder: String {
    let here = #filePath
    return here.prefix(through: here.lastIndex(of: "/") ?? here.startIndex) + "Golden/"
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }
}
