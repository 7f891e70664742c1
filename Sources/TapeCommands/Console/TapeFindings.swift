import TapeFile
import TapeReplay

/// What `info --verify` finds wrong with a tape.
struct TapeFindings {
  /// What is wrong with its bytes.
  let faults: [TapeFault]
  /// What it says of its blocks and replaying does not bear out.
  let blockFaults: [BlockFault]
  private let reader: TapeReader

  /// Reads and replays everything that can be read.
  init(of tape: TapeInput) throws(CommandError) {
    reader = tape.reader
    do throws(TapeError) {
      faults = try TapeInspection.faults(of: reader)
      blockFaults = try TapeCheck(of: reader).faults()
    } catch {
      throw CommandError(error, path: tape.path)
    }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { faults.isEmpty && blockFaults.isEmpty }

  /// A line a fault, and a last one that sums up.
  var lines: [String] {
    var lines = faults.map { fault in
      let loss = fault.loss
      let events = loss.events.map { ", \(Figures.count($0, "event"))" } ?? ", events unknown"
      let bytes = Figures.count(Int(clamping: loss.byteCount), "byte")
      return "fault       \(loss.cause.rawValue) at byte \(loss.byteOffset), "
        + "\(bytes)\(events): \(fault.reason)"
    }
    lines += blockFaults.map { "fault       \($0.kind.rawValue): \($0.description)" }
    let judged =
      TapeCheck(of: reader).isPossible
      ? "checksums, columns, names, index, digests, keyframes"
      : "checksums, columns, names, index; digests and keyframes are of another reducer"
    let count = faults.count + blockFaults.count
    let verdict = isEmpty ? "nothing wrong" : Figures.count(count, "fault")
    lines.append("verified    \(judged): \(verdict)")
    return lines
  }

  /// Each fault as a value.
  var values: [StateValue] {
    faults.map { fault in
      .object([
        ("kind", .string("fault")), ("reason", .string(fault.reason)), ("loss", fault.loss.value),
      ])
    }
      + blockFaults.map { fault in
        .object([
          ("kind", .string("fault")),
          ("reason", .string(fault.description)),
          ("byte", .integer(Int64(clamping: fault.byteOffset))),
          ("block", .integer(Int64(fault.block + 1))),
          ("firstEvent", .integer(Int64(fault.events.lowerBound))),
          ("lastEvent", .integer(Int64(fault.events.upperBound))),
        ])
      }
  }
}
