import SessionModel

/// Writes the entries of a trace: what begins, what ends, what happens in a moment, what has a value.
///
/// A row is named when it is first needed.
struct TraceText {
  /// What has been written and was not taken yet.
  var line: JSONLineWriter
  private var tracks: [TrackName: TraceTrack] = [:]
  private var processes: Set<Int> = []
  private var hasEntries = false

  private struct TrackName: Hashable {
    var process: Int
    var subject: TraceTrack.Subject
    var name: String
  }

  init(names: NameTable) {
    line = JSONLineWriter(names: names)
    line.literal("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
  }

  /// The row called `name` of a process, named now if it is new.
  mutating func track(_ process: Int, _ subject: TraceTrack.Subject, _ name: String) -> TraceTrack {
    let key = TrackName(process: process, subject: subject, name: name)
    if let known = tracks[key] { return known }
    let track = TraceTrack(process: process, thread: tracks.count + 1)
    tracks[key] = track
    metadata("thread_name", track, ["name": .text(name)])
    let place = subject.rawValue * Self.mostInSubject + min(track.thread, Self.mostInSubject - 1)
    metadata("thread_sort_index", track, ["sort_index": .integer(place)])
    return track
  }

  /// Rows about one subject that keep their order.
  private static let mostInSubject = 10_000

  /// Names a process, once.
  mutating func process(_ process: Int, _ name: String) {
    guard processes.insert(process).inserted else { return }
    let track = TraceTrack(process: process, thread: 0)
    metadata("process_name", track, ["name": .text(name)])
    metadata("process_sort_index", track, ["sort_index": .integer(process)])
  }

  /// A slice that begins on `track`.
  mutating func begin(
    _ name: String,
    _ category: StaticString,
    on track: TraceTrack,
    at time: Time,
    _ arguments: TraceArguments = [:]
  ) {
    start("B", track, at: time)
    describe(name, category, arguments)
  }

  /// Ends what began last on `track`.
  mutating func end(on track: TraceTrack, at time: Time, _ arguments: TraceArguments = [:]) {
    start("E", track, at: time)
    end(arguments)
  }

  /// Something that happens on `track` and takes no time.
  mutating func instant(
    _ name: String,
    _ category: StaticString,
    on track: TraceTrack,
    at time: Time,
    _ arguments: TraceArguments = [:]
  ) {
    start("i", track, at: time)
    line.field("s", word: "t")
    describe(name, category, arguments)
  }

  /// A value that a process has from `time` on.
  mutating func counter(_ name: StaticString, _ value: Double, process: Int, at time: Time) {
    start("C", TraceTrack(process: process, thread: 0), at: time)
    line.field("name", word: name)
    end(["value": .number(value)])
  }

  /// Closes the list.
  mutating func finish() {
    line.literal("\n]}\n")
  }

  private mutating func describe(
    _ name: String,
    _ category: StaticString,
    _ arguments: TraceArguments
  ) {
    line.field("name", text: name)
    line.field("cat", word: category)
    end(arguments)
  }

  private mutating func metadata(
    _ name: StaticString,
    _ track: TraceTrack,
    _ arguments: TraceArguments
  ) {
    start("M", track, at: .zero)
    line.field("name", word: name)
    end(arguments)
  }

  private mutating func start(_ phase: StaticString, _ track: TraceTrack, at time: Time) {
    if hasEntries { line.literal(",\n") }
    hasEntries = true
    line.literal("{\"ph\":\"")
    line.literal(phase)
    line.literal("\"")
    line.field("ts", integer: time.microseconds)
    line.field("pid", integer: track.process)
    line.field("tid", integer: track.thread)
  }

  private mutating func end(_ arguments: TraceArguments) {
    if !arguments.isEmpty {
      line.key("args")
      for (place, argument) in arguments.enumerated() {
        line.literal(place == 0 ? "{" : ",")
        line.string(argument.key)
        line.literal(":")
        argument.value.append(to: &line)
      }
      line.literal("}")
    }
    line.literal("}")
  }
}
