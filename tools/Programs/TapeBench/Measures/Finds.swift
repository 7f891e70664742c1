import GestureScript
import SessionModel
import TapeFile
import TapeReplay

/// Searches through a whole tape for places where a predicate never holds, on every core.
struct Finds {
  /// Of each kind one, the heaviest last, and none that holds anywhere.
  private static let predicates = [
    "time < 0", "changed(scroll.none)", "event contains \"no such text\"", "touch.count > 20",
    "event contains \"987654321012\"", "changed(recognizers) and time < 0",
    "changed(recognizers) and changed(touches) and changed(transitions) and changed(stacks)"
      + " and time < 0",
  ]
  /// Processor time is that of all cores together.
  private static let runs = 3

  let report: Report

  func measure(_ reader: TapeReader) throws {
    let start = Replayer(reader, through: SessionReducer(policies: reader.description.policies))
    var end = start
    try end.seekToEnd()
    for text in Finds.predicates {
      let predicate = try compile(text, reader.names)
      let ahead = try best {
        var replayer = start; try replayer.next(where: predicate)
      }
      let back = try best {
        var replayer = end; try replayer.previous(where: predicate)
      }
      // The tape of a shorter run is in proportion.
      let most = Double(reader.eventCount) / 1e7
      let rest = Int((ahead.busy * 1e9 / Double(reader.eventCount)).rounded())
      let note = "backwards \(back.wall.figure) s; \(rest) ns of processor time an event"
      report.add(Row("find \(text)", ahead.wall, "s", must: .atMost(most), note: note))
    }
  }

  private func compile(_ text: String, _ names: NameTable) throws -> CompiledPredicate {
    try Predicate(text).compiled(names: names) { text in
      let needle = EventNeedle(text, names: names)
      return { needle.isFound(in: $0) }
    }
  }

  private func best(_ work: () throws -> Void) throws -> (wall: Double, busy: Double) {
    var best = (wall: Double.infinity, busy: Double.infinity)
    for _ in 0..<Finds.runs {
      let (wall, busy) = try Stopwatch.seconds {
        try Stopwatch.processorSeconds { try work() }.0
      }
      best = (min(best.wall, wall), min(best.busy, busy))
    }
    return best
  }
}
