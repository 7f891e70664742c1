import SessionModel
import TapeFile
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The format's document")
struct FileFormatTests {
  @Test("shows the bytes that the writer writes")
  func example() throws {
    let bytes = try exampleTape()
    let document = try read(documentPath)
    let shown = document.split(separator: "\n").compactMap(Self.dumpedBytes)
    #expect(shown.flatMap { $0 } == bytes, "set UPDATE_GOLDEN=1 to rewrite the document's dump")
    if getenv("UPDATE_GOLDEN") != nil, shown.flatMap({ $0 }) != bytes {
      try write(Self.updated(document, bytes), documentPath)
    }
  }

  private var documentPath: String {
    let file = #filePath
    let root = file[..<(file.index(ofText: "/Tests/TapeFileTests/") ?? file.endIndex)]
    return root + "/Sources/TapeFile/TapeFile.docc/FileFormat.md"
  }

  private func exampleTape() throws -> [UInt8] {
    var names = NameTable()
    let detail = names.intern("Detail")
    let push = NavigationCall(
      .push(detail),
      .animated(Interval(microseconds: 350_000), curve: nil),
      cause: .user
    )
    let path: [(Int64, Touch.Phase, Double, Double)] = [
      (500_000, .down, 12, 400), (508_333, .move, 20.5, 400.5), (516_667, .move, 31, 401),
      (525_000, .up, 41.5, 401),
    ]
    var events = [TimedEvent(.zero, .call(push))]
    events += path.map { time, phase, x, y in
      let touch = Touch(phase, id: 1, position: Point(x: x, y: y))
      return TimedEvent(Time(microseconds: time), .touch(touch))
    }
    events.append(TimedEvent(Time(microseconds: 525_000), .end))
    var description = TapeDescription()
    description.seed = 7
    return try TapeWriter.bytes(of: events, names: names, description: description)
  }

  /// The bytes of a line like `0010  0a 0b  meaning`; nil for other lines.
  private static func dumpedBytes(_ line: Substring) -> [UInt8]? {
    let characters = Array(line.utf8)
    guard characters.count > 7, characters[4] == 0x20, characters[5] == 0x20,
      Int(line.prefix(4), radix: 16) != nil
    else { return nil }
    let words = line.dropFirst(6).prefix(47).split(separator: " ", omittingEmptySubsequences: true)
    return words.compactMap { $0.utf8.count == 2 ? UInt8($0, radix: 16) : nil }
  }

  /// The document with other bytes in the same places.
  private static func updated(_ document: String, _ bytes: [UInt8]) -> String {
    var rest = bytes[...]
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let shown = dumpedBytes(line) else { return String(line) }
      let fresh = rest.prefix(shown.count)
      rest = rest.dropFirst(shown.count)
      let hex = fresh.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
      return line.prefix(6) + hex + line.dropFirst(6 + hex.utf8.count)
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Where `text` first begins.
  fileprivate func index(ofText text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

private struct FileFailure: Error {}

private func read(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw FileFailure() }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func write(_ text: String, _ path: String) throws {
  guard let file = fopen(path, "w") else { throw FileFailure() }
  defer { fclose(file) }
  let bytes = Array(text.utf8)
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw FileFailure() }
}
