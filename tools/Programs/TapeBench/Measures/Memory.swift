import SessionModel
import TapeFile
import TapeReplay

/// Resident memory while a tape is scrubbed, taken in a process that does nothing else.
struct Memory {
  let report: Report

  func measure(_ tape: LongTape) {
    let name = "memory while scrubbing \(tape.eventCount / 1_000_000) M events"
    let output = Shell.output(
      of: "\(Shell.quoted(CommandLine.arguments[0])) scrub "
        + Shell.quoted(tape.path)
    )
    guard let kibibytes = output.flatMap({ Double($0) }), kibibytes > 0 else {
      report.add(Row(name, nil, "MiB", note: "the peak of a process is read from /proc"))
      return
    }
    let note = "peak of a process that seeks, steps and plays"
    report.add(Row(name, kibibytes / 1024, "MiB", must: .atMost(64), note: note))
  }

  /// Seeks, steps back and plays in the tape at `path`, and returns the peak in KiB; 0 if unknown.
  static func scrub(_ path: String) throws -> Int {
    let reader = try TapeReader(path: path)
    let reducer = SessionReducer(policies: reader.description.policies)
    var replayer = Replayer(reader, through: reducer)
    var places = Places()
    for _ in 0..<300 {
      try replayer.seek(toEvent: places.place(in: reader.eventCount))
      for _ in 0..<100 where replayer.position.event > 1 { try replayer.stepBack() }
      for _ in 0..<1000 where replayer.position.event < reader.eventCount { try replayer.step() }
    }
    return peak
  }

  /// The most memory that this process ever had resident, in KiB.
  private static var peak: Int {
    let text = String(decoding: FileBytes.all(of: "/proc/self/status") ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) } ?? 0
  }
}
