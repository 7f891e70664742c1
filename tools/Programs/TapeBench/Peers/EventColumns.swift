import Interchange
import SessionModel

/// An event as a row of numbers, the way a table would hold it.
struct EventColumns {
  /// Added to states to tell the kinds apart; below are touches, four phases for each tool.
  private static let (gestures, update, other): (Int64, Int64, Int64) = (16, 32, 40)
  /// The force of a touch that has none.
  private static let noForce = -1.0

  let time: Int64
  let kind: Int64
  let id: Int64
  let a: Double
  let b: Double
  let c: Double
  let d: Double
  /// The JSON line of what columns do not say.
  var rest: [UInt8] = []

  /// A row that was read.
  init(time: Int64, kind: Int64, id: Int64, numbers: (Double, Double, Double, Double)) {
    (self.time, self.kind, self.id) = (time, kind, id)
    (a, b, c, d) = numbers
  }

  /// The row of an event.
  init(_ timed: TimedEvent, names: NameTable) {
    let time = timed.time.microseconds
    switch timed.event {
    case .touch(let touch)
    where touch.window == nil && touch.sampleTime == nil && touch.position != nil:
      let (place, tool) = (touch.position ?? .zero, touch.kind.map { Int64($0.rawValue) + 1 } ?? 0)
      self.init(
        time: time,
        kind: Int64(touch.phase.rawValue) + 4 * tool,
        id: Int64(touch.id),
        numbers: (place.x, place.y, touch.force ?? EventColumns.noForce, 0)
      )
    case .gesture(let report) where EventColumns.isPlain(report):
      self.init(
        time: time,
        kind: EventColumns.gestures + Int64(report.state.rawValue),
        id: Int64(report.recognizer.index),
        numbers: (
          report.translation.x, report.translation.y, report.velocity.x, report.velocity.y
        )
      )
    case .transition(let report):
      guard case .update(let fraction) = report.step else { fallthrough }
      self.init(
        time: time,
        kind: EventColumns.update,
        id: Int64(report.id.base.index),
        numbers: (fraction, Double(report.id.count), 0, 0)
      )
    default:
      self.init(time: time, kind: EventColumns.other, id: 0, numbers: (0, 0, 0, 0))
      JSONLines.append(timed, names: names, to: &rest)
    }
  }

  /// The event, where the columns say it.
  var event: Event? {
    switch kind {
    case 0..<EventColumns.gestures:
      guard let phase = Touch.Phase(rawValue: UInt8(kind & 3)) else { return nil }
      let tool = kind < 4 ? nil : Touch.Kind(rawValue: UInt8(kind / 4 - 1))
      let force = c == EventColumns.noForce ? nil : c
      let place = Point(x: a, y: b)
      return .touch(Touch(phase, id: Int32(id), position: place, force: force, kind: tool))
    case EventColumns.gestures..<EventColumns.update:
      guard let state = GestureState(rawValue: UInt8(kind - EventColumns.gestures)) else {
        return nil
      }
      let report = GestureReport(
        Name(index: UInt32(id)),
        state,
        translation: Point(x: a, y: b),
        velocity: Point(x: c, y: d)
      )
      return .gesture(report)
    case EventColumns.update:
      let transition = TransitionID(Name(index: UInt32(id)), count: UInt32(b))
      return .transition(TransitionReport(transition, .update(a)))
    default:
      return nil
    }
  }

  /// Whether a report has nothing that the columns do not hold.
  private static func isPlain(_ report: GestureReport) -> Bool {
    report.scale == 0 && report.rotation == 0 && report.force == 0 && report.edge == nil
      && report.touch == nil
  }
}
