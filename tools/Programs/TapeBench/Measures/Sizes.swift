import SessionModel
import TapeFile

/// What a tape of the events weighs, everything included.
struct Sizes {
  /// Below this number of events, header and first keyframe outweigh the events.
  private static let leastEvents = 2000

  let report: Report
  let set: DataSet

  func measure(_ tape: [UInt8]) {
    let count = set.events.count
    report.add(
      Row(
        "size",
        Double(tape.count) / Double(count),
        "bytes an event",
        must: count >= Sizes.leastEvents ? target : nil,
        note: "\(tape.count) bytes; \(shares)"
      )
    )
  }

  private var target: Target? {
    switch set.kind {
    case .recordings: .atMost(3.0)
    case .mixed: .atMost(3.3)
    case .other: nil
    }
  }

  private var shares: String {
    var (moves, changes, updates) = (0, 0, 0)
    for timed in set.events {
      switch timed.event {
      case .touch(let touch) where touch.phase == .move: moves += 1
      case .gesture(let report) where report.state == .changed: changes += 1
      case .transition(let report):
        if case .update = report.step { updates += 1 }
      default: break
      }
    }
    let parts = [("moves", moves), ("gesture changes", changes), ("transition updates", updates)]
    return parts.map { "\((100 * Double($1) / Double(set.events.count)).figure) % \($0)" }
      .joined(separator: ", ")
  }
}
