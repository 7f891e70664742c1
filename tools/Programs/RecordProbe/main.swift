import SessionModel
import TapeFile
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Puts events of every kind into a journal and moves none of them to the tape: what a recording
// thread does. usage: RecordProbe ROUNDS
let path = "/tmp/touchtape-probe-\(getpid()).tape"
let tape = try JournaledTape(
  path: path,
  description: TapeDescription(),
  replacing: true,
  appending: false,
  capacity: (1 << 16, 1 << 16),
  policy: .never
)
var random = RandomEvents(seed: 1)
let events = random.events(500).map { timed in
  var timed = timed
  timed.event.replaceNames { tape.journal.name(random.names[$0]) }
  return timed
}
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
var refused = 0
for _ in 0..<rounds {
  for timed in events where !tape.journal.append(timed.event, at: timed.time) { refused += 1 }
}
unlink(path)
unlink(path + ".journal")
if refused > 0 { print("\(refused) events were refused") }
exit(refused == 0 ? 0 : 1)
