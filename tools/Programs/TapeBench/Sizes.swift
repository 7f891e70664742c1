import SessionModel
import TapeFile

/// Sizes and speeds of tapes of several kinds.
enum Sizes {
  /// Measures the sample sessions, and the recordings at `paths` as one stream.
  static func show(events count: Int, recordings paths: [String]) throws {
    if !paths.isEmpty {
      let stream = InputStream(paths)
      try show("\(stream.files) recordings", stream.events, stream.names, TapeDescription())
    }
    let mixed = MixedSession(events: count)
    try show("mixed session", mixed.events, mixed.names, mixed.description)
    let short = Array(mixed.events.prefix(20))
    try show("its first 20 events", short, mixed.names, mixed.description)
    let monkey = try MonkeyTape(events: count)
    try show("monkey", monkey.events, monkey.names, monkey.description)
  }

  private static func show(
    _ what: String,
    _ events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription
  ) throws {
    let (writing, bytes) = try Stopwatch.processorSeconds {
      try TapeWriter.bytes(of: events, names: names, description: description)
    }
    let reader = try TapeReader(bytes: bytes)
    var read: [TimedEvent] = []
    let reading = try Samples(
      (0..<5).map { _ in
        try Stopwatch.processorSeconds {
          for block in reader.blocks.indices { try reader.read(block: block, into: &read) }
        }.0
      }
    )
    let count = Double(events.count)
    row(what, "\(events.count) events, \(bytes.count) bytes")
    row("  bytes an event", "\((Double(bytes.count) / count).text(3))")
    row(
      "  written, read, M events/s",
      "\((count / writing / 1e6).text(2)), "
        + "\((count / reading.median / 1e6).text(2))"
    )
    row("  shares", shares(of: events))
  }

  private static func shares(of events: [TimedEvent]) -> String {
    var (touches, gestures, values) = (0, 0, 0)
    for timed in events {
      switch timed.event {
      case .touch(let touch) where touch.phase == .move: touches += 1
      case .gesture(let report) where report.state == .changed: gestures += 1
      case .transition(let report):
        if case .update = report.step { values += 1 }
      default: break
      }
    }
    func percent(_ part: Int) -> String {
      "\((100 * Double(part) / Double(events.count)).text(1)) %"
    }
    return "moves \(percent(touches)), gestures changed \(percent(gestures)), "
      + "transition updates \(percent(values))"
  }
}
