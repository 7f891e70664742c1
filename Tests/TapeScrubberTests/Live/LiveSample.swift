import GestureScript
import SessionModel
import TapeReplay
import TerminalKit

@testable import TapeScrubber

/// A live recording in a test: the model, and the tape as it grows.
struct LiveSample {
  private(set) var model: LiveModel
  /// What was recorded, names as the model spells them.
  private(set) var events: [TimedEvent] = []
  /// What else was wanted outside.
  private(set) var others: [LiveEffect] = []
  private(set) var clock = Time.zero

  /// A recording that has begun with the setup of a script.
  init(_ setup: String = LiveSetup.script, size: CellSize = LiveSample.size) throws {
    let script = try Script.parse(Array(setup.utf8), file: "setup").performSetup()
    model = LiveModel(
      setup: script.events.map(\.event),
      names: script.names,
      policies: script.description.policies,
      size: size
    )
    tell(.start)
  }

  /// A terminal with room for everything.
  static let size = CellSize(columns: 100, rows: 30)

  /// Tells the model something at its clock's time.
  mutating func tell(_ message: LiveMessage) {
    for effect in model.update(message, at: clock) {
      if case .record(let event, let time) = effect {
        events.append(TimedEvent(time, event))
      } else {
        others.append(effect)
      }
    }
  }

  /// Lets time pass, one frame after the other.
  mutating func wait(milliseconds: Int) {
    var rest = milliseconds
    while rest > 0 {
      let step = min(rest, 16)
      rest -= step
      clock = clock + Interval(microseconds: Int64(step) * 1000)
      tell(.tick)
    }
  }

  /// Sets the clock, which may go back.
  mutating func set(clock: Time) {
    self.clock = clock
  }

  /// Presses keys one after the other.
  mutating func press(_ keys: Key...) {
    for key in keys { tell(.key(key)) }
  }

  /// Types characters.
  mutating func type(_ text: String) {
    for character in text { tell(.key(Key(character))) }
  }

  /// Uses the mouse at a point of the phone's window.
  mutating func mouse(
    _ action: Mouse.Action,
    _ x: Double,
    _ y: Double,
    _ modifiers: Modifiers = []
  ) {
    tell(.pointer(LivePointer(action, at: place(x, y), modifiers)))
  }

  /// Drags from one point to another in steps of 10 ms.
  mutating func drag(from start: Point, to end: Point, steps: Int = 12) {
    mouse(.press(.left), start.x, start.y)
    for step in 1...steps {
      wait(milliseconds: 10)
      let part = Double(step) / Double(steps)
      mouse(
        .drag(.left),
        start.x + (end.x - start.x) * part,
        start.y + (end.y - start.y) * part
      )
    }
    mouse(.release(.left), end.x, end.y)
  }

  /// Presses and releases at a point.
  mutating func tap(_ x: Double, _ y: Double) {
    mouse(.press(.left), x, y)
    wait(milliseconds: 60)
    mouse(.release(.left), x, y)
    wait(milliseconds: 20)
  }

  /// What the row at the foot says.
  var status: String {
    model.view().lines.last ?? ""
  }

  /// Whether the panes tell something.
  func told(_ text: String) -> Bool {
    model.view().lines.contains { $0.contains(text) }
  }

  /// Where a point of the window is on the screen.
  func place(_ x: Double, _ y: Double) -> MousePlace {
    let phone = model.layout.glass
    let size = model.session.windows[0].size
    return MousePlace(
      column: Double(phone.origin.column) + x / size.width * Double(phone.size.columns),
      row: Double(phone.origin.row) + y / size.height * Double(phone.size.rows)
    )
  }

  /// The touches on the tape.
  var touches: [Touch] {
    events.compactMap { timed in
      guard case .touch(let touch) = timed.event else { return nil }
      return touch
    }
  }

  /// The committed screens of a stack.
  func stack(_ name: String) -> [String]? {
    model.session.containers.first { model.names[$0.name] == name }
      .map { $0.committed.map { model.names[$0] } }
  }

  /// The tape as events.
  var tape: MemoryEvents {
    var description = TapeDescription()
    description.policies = model.session.policies
    return MemoryEvents(events, names: model.names, description: description)
  }
}
