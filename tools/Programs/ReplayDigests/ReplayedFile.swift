import Foundation
import GestureScript
import SessionModel
import TapeFile

/// A tape or a script as the reducer sees it: a session and what happens to it.
struct ReplayedFile {
  /// Events from one digest to the next, as in an outline.
  private static let digestInterval = 100

  /// What its lines begin with: the file's name, without folders.
  let name: String
  private let start: Session
  private let events: [TimedEvent]

  /// The tape, or the script, at `path`.
  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    name = URL(filePath: path).lastPathComponent
    if path.hasSuffix(".tape") {
      let reader = try TapeReader(bytes: bytes)
      start = reader.header.initialSession
      events = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    } else {
      let performed = try Script.parse(bytes, file: path).perform()
      start = Session(policies: performed.description.policies)
      events = performed.events
    }
  }

  /// The digests after every hundredth event and at the end, a line each.
  var digests: [String] {
    var (session, silence) = (start, NoFacts())
    var lines: [String] = []
    for (place, timed) in events.enumerated() {
      session.apply(timed.event, at: timed.time, telling: &silence)
      let count = place + 1
      if count % Self.digestInterval == 0 { lines.append(line("\(count)", session)) }
    }
    return lines + [line("end", session)]
  }

  private func line(_ place: String, _ session: Session) -> String {
    let digits = String(session.digest, radix: 16)
    return "\(name) \(place) " + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The session at the start, then every event, each behind its length: four bytes, little-endian.
  var flat: Data {
    var bytes = Data()
    for part in [start.encoded()] + events.map(\.flatBytes) {
      withUnsafeBytes(of: UInt32(part.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: part)
    }
    return bytes
  }
}
