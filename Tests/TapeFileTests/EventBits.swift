import SessionModel

@testable import TapeFile

/// An event as bytes that differ wherever any bit of it differs: −0 from 0, one NaN from another.
struct EventBits: Equatable {
  let time: Int64
  let bytes: [UInt8]

  init(_ timed: TimedEvent) {
    time = timed.time.microseconds
    var writer = ByteWriter()
    switch timed.event {
    case .touch(let touch): EventBits.write(touch, to: &writer)
    case .touchSample(let sample): EventBits.write(sample, to: &writer)
    case .gesture(let report): EventBits.write(report, to: &writer)
    default:
      if let (key, value) = timed.event.reportedValue {
        writer.bytes += Array("\(key)".utf8)
        writer.write(value)
      } else {
        writer.write(byte: writer.writePayload(of: timed.event))
      }
    }
    bytes = writer.bytes
  }

  static func list(_ events: [TimedEvent]) -> [EventBits] {
    events.map { EventBits($0) }
  }

  private static func write(_ touch: Touch, to writer: inout ByteWriter) {
    writer.bytes.append(touch.phase.rawValue)
    writer.write(fixed: touch.id)
    writer.write(optional: touch.position) { write($1, to: &$0) }
    writer.write(optional: touch.sampleTime) { $0.write(fixed: $1.microseconds) }
    writer.write(optional: touch.force) { $0.write($1) }
    writer.write(optional: touch.window) { $0.write(fixed: $1.index) }
    writer.write(optional: touch.kind) { $0.write(byte: $1.rawValue) }
  }

  private static func write(_ sample: TouchSample, to writer: inout ByteWriter) {
    writer.bytes += [10, sample.kind.rawValue]
    writer.write(fixed: sample.id)
    write(sample.position, to: &writer)
    writer.write(optional: sample.sampleTime) { $0.write(fixed: $1.microseconds) }
    writer.write(optional: sample.force) { $0.write($1) }
  }

  private static func write(_ report: GestureReport, to writer: inout ByteWriter) {
    writer.bytes += [20, report.state.rawValue]
    writer.write(fixed: report.recognizer.index)
    writer.write(optional: report.touch) { $0.write(fixed: $1) }
    write(report.translation, to: &writer)
    write(report.velocity, to: &writer)
    for number in [report.scale, report.rotation, report.force] { writer.write(number) }
    writer.write(optional: report.edge) { $0.write(byte: $1.rawValue) }
  }

  private static func write(_ point: Point, to writer: inout ByteWriter) {
    writer.write(point.x)
    writer.write(point.y)
  }
}

extension [TimedEvent] {
  /// The events with the numbers that `table` gives to their names, which `names` spells.
  func renumbered(from names: NameTable, to table: NameTable) -> [TimedEvent] {
    let numbers = (0..<names.count).map { table.find(names[Name(index: UInt32($0))]) ?? .none }
    return map { timed in
      var timed = timed
      timed.event.replaceNames { numbers[Int($0.index)] }
      return timed
    }
  }
}
