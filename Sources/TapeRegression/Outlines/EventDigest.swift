import GestureScript
import SessionModel

/// A digest of events as the notation spells them, bit for bit.
///
/// A session does not remember everything: a note or the sample of a finger that nothing follows
/// leave no trace in it. FNV-1a over the lines sees them all.
struct EventDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  private var line: [UInt8] = []

  mutating func add(_ timed: TimedEvent, _ printer: EventPrinter) {
    line.removeAll(keepingCapacity: true)
    printer.append(timed, to: &line)
    line.append(UInt8(ascii: "\n"))
    for byte in line { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
