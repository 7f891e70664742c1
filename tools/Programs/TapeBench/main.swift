import SessionModel
import TapeFile
import TapeReplay

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Generators for places to seek to; a fixed seed makes runs comparable.
struct Places: RandomNumberGenerator {
  private var state: UInt64 = 20_260_101

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

func row(_ what: String, _ figure: String) {
  print(what.padding(to: 46) + figure)
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

extension Double {
  func text(_ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return "\((self * scale).rounded() / scale)"
  }
}

if CommandLine.arguments.dropFirst().first == "sizes" {
  let arguments = CommandLine.arguments.dropFirst(2)
  let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
  try Sizes.show(events: count, recordings: Array(arguments.dropFirst()))
  exit(0)
}

switch CommandLine.arguments.dropFirst().first {
case "long":
  let arguments = Array(CommandLine.arguments.dropFirst(2))
  guard arguments.count == 2, let count = Int(arguments[0]), count > 0 else {
    print("usage: TapeBench long EVENTS PATH")
    exit(64)
  }
  try LongTape.write(events: count, to: arguments[1])
  exit(0)
case "speed":
  guard let path = CommandLine.arguments.dropFirst(2).first else {
    print("usage: TapeBench speed PATH")
    exit(64)
  }
  try TapeSpeed(path).show()
  exit(0)
default: break
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let path = "/tmp/touchtape-bench-\(getpid()).tape"
defer { unlink(path) }

let monkey = try MonkeyTape(events: count)
let (writing, _) = try Stopwatch.seconds { try monkey.write(to: path) }
var status = stat()
stat(path, &status)
let size = Double(status.st_size)
row("events", "\(monkey.events.count)")
row("size", "\((size / Double(monkey.events.count)).text(2)) bytes an event")
row(
  "write, reducing and compressing",
  "\((Double(monkey.events.count) / writing / 1e6).text(2)) M events/s"
)

let opening = try Samples(
  (0..<21).map { _ in try Stopwatch.seconds { try TapeReader(path: path) }.0 }
)
row("open", "\((opening.median * 1e3).text(3)) ms")

let reader = try TapeReader(path: path)
var events: [TimedEvent] = []
let reading = try Samples(
  (0..<5).map { _ in
    try Stopwatch.seconds {
      for block in reader.blocks.indices { try reader.read(block: block, into: &events) }
    }.0
  }
)
row("read", "\((Double(monkey.events.count) / reading.median / 1e6).text(2)) M events/s")

var silence = NoFacts()
let reducing = Samples(
  (0..<5).map { _ in
    Stopwatch.seconds {
      var session = Session(policies: monkey.description.policies)
      for event in monkey.events { session.apply(event.event, at: event.time, telling: &silence) }
      precondition(session.now > .zero)
    }.0
  }
)
row(
  "reduce, in memory",
  "\((Double(monkey.events.count) / reducing.median / 1e6).text(2)) M events/s"
)

let replaying = try Samples(
  (0..<5).map { _ in
    try Stopwatch.seconds {
      var session = Session(policies: reader.description.policies)
      for block in reader.blocks.indices {
        try reader.read(block: block, into: &events)
        for event in events { session.apply(event.event, at: event.time, telling: &silence) }
      }
      precondition(session.now > .zero)
    }.0
  }
)
row(
  "read and reduce",
  "\((Double(monkey.events.count) / replaying.median / 1e6).text(2)) M events/s"
)

var places = Places()
var replayer = Replayer(reader, through: SessionReducer(policies: reader.description.policies))
let seeks = try Samples(
  (0..<2000).map { _ in
    let place = Int.random(in: 0...reader.eventCount, using: &places)
    return try Stopwatch.seconds { try replayer.seek(toEvent: place) }.0
  }
)
row("random seek, median", "\((seeks.median * 1e6).text(0)) µs")
row("random seek, 99 %", "\((seeks.quantile(0.99) * 1e6).text(0)) µs")

let steps = try Samples(
  (0..<5000).map { _ in
    if replayer.position.event < 2 { try replayer.seekToEnd() }
    return try Stopwatch.seconds { try replayer.stepBack() }.0
  }
)
row("step back, median", "\((steps.median * 1e6).text(2)) µs")
row("step back, 99 %", "\((steps.quantile(0.99) * 1e6).text(2)) µs")
