import GestureScript
import SessionModel
import TapeFile

/// A digest of events as the notation spells them, bit for bit.
///
/// A session does not remember everything: a note or the sample of a finger that nothing follows
/// leave no trace in it. FNV-1a over the lines sees them all.
struct EventDigest {
  private var hash = FNV1a()
  private var line: [UInt8] = []

  var value: UInt64 { hash.value }

  mutating func add(_ timed: TimedEvent, _ printer: EventPrinter) {
    line.removeAll(keepingCapacity: true)
    printer.append(timed, to: &line)
    line.append(UInt8(ascii: "\n"))
    hash.update(line)
  }
}
