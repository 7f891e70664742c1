import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Puts many events into a journal and moves none of them to the tape: what a recording thread does.
// usage: RecordProbe COUNT
let path = "/tmp/touchtape-probe-\(getpid()).tape"
let tape = try JournaledTape(
  path: path,
  description: TapeDescription(),
  replacing: true,
  appending: false,
  capacity: (1 << 16, 1 << 10),
  policy: .never
)
let pan = tape.journal.name("pan")
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
for place in 0..<count {
  let time = Time(microseconds: Int64(place))
  let point = Point(x: Double(place), y: 1)
  _ = tape.journal.append(.touch(Touch(.move, id: 1, position: point, force: 1)), at: time)
  _ = tape.journal.append(
    .gesture(GestureReport(pan, .changed, touch: 1, translation: point, velocity: point)),
    at: time
  )
  _ = tape.journal.append(
    .transition(TransitionReport(TransitionID(pan, count: 1), .update(0.5))),
    at: time
  )
  _ = tape.journal.append(
    .touchSample(TouchSample(id: 1, kind: .coalesced, position: point)),
    at: time
  )
}
unlink(path)
unlink(path + ".journal")
