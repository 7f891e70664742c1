import Interchange
import SessionModel

/// The touches of many recordings, one after the other in one tape.
struct InputStream {
  /// From the end of a recording to the start of the next.
  private static let pause: Int64 = 1_000_000

  private(set) var events: [TimedEvent] = []
  private(set) var files = 0
  let names = NameTable()
  private var start: Int64 = 0
  private var fingers: Int32 = 0

  /// The recordings among `paths`; what is none is passed over.
  init(_ paths: [String]) {
    for path in paths.sorted() { add(path) }
  }

  private mutating func add(_ path: String) {
    guard let bytes = FileBytes.all(of: path) else { return }
    var options = ImportOptions()
    if let dot = path.lastIndex(of: ".") {
      // evemu keeps descriptions beside the events of one device: `device.desc`, `device.tap.events`.
      let device = path[..<dot].lastIndex(of: ".").map { path[..<$0] } ?? path[..<dot]
      options.description = FileBytes.all(of: device + ".desc")
    }
    guard let tape = try? TouchImporter(options).tape(from: bytes) else { return }
    files += 1
    let (from, first) = (start, fingers)
    for timed in tape.events {
      let time = from + timed.time.microseconds
      start = time + Self.pause
      guard case .touch(var touch) = timed.event else { continue }
      touch.id += first
      fingers = max(fingers, touch.id)
      events.append(TimedEvent(Time(microseconds: time), .touch(touch)))
    }
  }
}
