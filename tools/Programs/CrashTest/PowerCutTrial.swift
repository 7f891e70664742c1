import SessionModel
import TapeFile
import TapeRecorder
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records, and then looks at files as a power cut may leave them: pages that were not synced are old
/// or new, one is torn.
struct PowerCutTrial {
  let seed: UInt64

  /// How many events of the synced ones were found.
  func run() throws -> Int {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.path("live.tape")
    let sync = seed % 2 == 0 ? SyncPolicy.everyBlock : .never
    let recorder = try TapeRecorder(
      path: path,
      description: TapeDescription(),
      capacity: 512,
      sync: sync
    )
    let first = Int.random(in: 0..<3000, using: &generator)
    record(0..<first, with: recorder)
    let before = try State(path)
    let second = first + Int.random(in: 1..<2000, using: &generator)
    record(first..<second, with: recorder)
    let after = try State(path)
    try recorder.finish()

    let cut = folder.path("cut.tape")
    for _ in 0..<4 {
      // What left the journal under this policy was synced to the tape before.
      let tape =
        sync == .everyBlock ? after.tape : before.tape.torn(after.tape, &generator)
      try tape.write(to: cut)
      try before.journal.torn(after.journal, &generator).write(to: cut + ".journal")
      try check(cut, synced: sync == .everyBlock ? first : 0, second)
    }
    return first
  }

  /// Both files, the journal first: what leaves it meanwhile is in the tape.
  private struct State {
    let journal: Image
    let tape: Image

    init(_ path: String) throws {
      journal = try Image(path: path + ".journal")
      tape = try Image(path: path)
    }
  }

  private func record(_ places: Range<Int>, with recorder: TapeRecorder) {
    for place in places {
      let timed = KnownSequence(generation: 0, thread: 0).event(place, recorder.name)
      while !recorder.record(timed.event, at: timed.time) { usleep(200) }
    }
  }

  /// Every event is the right one for its place, gaps are stated, and what was synced has none.
  private func check(_ path: String, synced: Int, _ recorded: Int) throws {
    let reader = try TapeReader(path: path)
    let names = reader.names
    let sequence = KnownSequence(generation: 0, thread: 0)
    var place = 0
    var missing = 0
    for block in reader.blocks.indices {
      let events = try reader.events(ofBlock: block)
      // A damaged block is left out, and reported.
      missing += reader.blocks[block].count - events.count
      for timed in events {
        if case .lost(let count, let cause) = timed.event {
          guard names[cause] == "journalTorn" else { continue }
          missing += Int(count)
          guard place >= synced else { throw Failure("synced events are lost from \(place) on") }
          continue
        }
        let found = (place..<min(recorded, place + missing + 1)).first { candidate in
          sequence.event(candidate) { names.find($0) ?? .none } == timed
            || Self.isNameless(sequence, candidate, timed, names)
        }
        guard let found else { throw Failure("after event \(place) comes a wrong one: \(timed)") }
        place = found + 1
      }
    }
    guard missing == 0 || reader.health == .damaged else { throw Failure("a loss is not stated") }
    guard place >= synced else { throw Failure("\(synced) events were synced, \(place) are there") }
  }

  /// Whether `timed` is the event at `place` but for a name that was interned after the last sync.
  private static func isNameless(
    _ sequence: KnownSequence,
    _ place: Int,
    _ timed: TimedEvent,
    _ names: NameTable
  ) -> Bool {
    var (expected, event) = (sequence.event(place) { _ in .none }.event, timed.event)
    var isLost = false
    event.replaceNames { name in
      if names[name].hasPrefix("name#") { isLost = true }
      return .none
    }
    expected.replaceNames { _ in .none }
    return isLost && event == expected
  }
}
