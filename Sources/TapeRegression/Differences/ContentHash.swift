import GestureScript
import SessionModel

/// A 64-bit hash of what an event says.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Frequent kinds are hashed by their fields, all others as the notation spells them.
  static func of(_ timed: TimedEvent, _ printer: EventPrinter) -> UInt64 {
    var hash = ContentHash()
    switch timed.event {
    case .touch(let touch) where touch.window == nil: hash.add(touch, at: timed.time)
    case .touchSample(let sample): hash.add(sample, at: timed.time)
    case .gesture(let report): hash.add(report)
    default:
      hash.add(4)
      for byte in printer.text(timed.event).utf8 { hash.add(UInt64(byte)) }
    }
    return hash.value
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  private mutating func add(number: Double?) {
    add(number == nil ? 0 : 1)
    if let number { add(number.bitPattern) }
  }

  private mutating func add(_ sample: Time?, since time: Time) {
    add(sample == nil ? 0 : 1)
    guard let sample else { return }
    add(UInt64(bitPattern: sample.microseconds &- time.microseconds))
  }

  private mutating func add(_ touch: Touch, at time: Time) {
    add(1)
    add(UInt64(touch.phase.rawValue))
    add(UInt64(bitPattern: Int64(touch.id)))
    add(number: touch.position?.x)
    add(number: touch.position?.y)
    add(touch.sampleTime, since: time)
    add(number: touch.force)
    add(touch.kind.map { UInt64($0.rawValue) + 1 } ?? 0)
  }

  private mutating func add(_ sample: TouchSample, at time: Time) {
    add(2)
    add(UInt64(sample.kind.rawValue))
    add(UInt64(bitPattern: Int64(sample.id)))
    add(number: sample.position.x)
    add(number: sample.position.y)
    add(sample.sampleTime, since: time)
    add(number: sample.force)
  }

  private mutating func add(_ report: GestureReport) {
    add(3)
    add(UInt64(report.recognizer.index))
    add(UInt64(report.state.rawValue))
    add(report.touch.map { UInt64(bitPattern: Int64($0)) &+ 1 } ?? 0)
    for number in [
      report.translation.x, report.translation.y, report.velocity.x, report.velocity.y,
      report.scale, report.rotation, report.force,
    ] { add(number: number) }
    add(report.edge.map { UInt64($0.rawValue) + 1 } ?? 0)
  }
}
