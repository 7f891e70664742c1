public import SessionModel
public import TerminalKit

/// Runs a live recording in a terminal: reads keys, mouse and clock, draws frames.
///
/// It decides nothing; everything is the model's. However it ends, every finger is lifted, the tape has
/// its end, and the terminal is left as it was found.
public struct LiveLoop {
  /// Takes an event, whose names the table spells, and says whether it was accepted.
  public typealias Recording = (Event, NameTable, Time) -> Bool

  /// Time from one frame to the next while something moves: sixty a second.
  private static let frameMilliseconds = 16
  /// While nothing moves only the clock is drawn.
  private static let restMilliseconds = 1000

  /// The recording as it is now.
  public private(set) var model: LiveModel

  private var renderer: ScreenRenderer
  private var precision = MousePrecision()
  private let record: Recording
  /// A clock that nobody sets, and which stands still while the machine sleeps.
  private let clock = SuspendingClock()
  /// When the tape began.
  private var start: SuspendingClock.Instant

  /// A loop for `model`, which has begun, on a terminal with so many colours.
  ///
  /// - Parameter elapsed: how much of the recording has passed already.
  public init(
    _ model: LiveModel,
    depth: ColorDepth,
    elapsed: Time,
    record: @escaping Recording
  ) {
    self.model = model
    self.record = record
    renderer = ScreenRenderer(depth: depth, isSynchronized: true)
    start = clock.now.advanced(by: .microseconds(-elapsed.microseconds))
  }

  /// Runs until the person ends the recording, or the terminal goes.
  ///
  /// - Throws: what the terminal throws, `disconnected` when it has gone; the tape has its end all the
  ///   same.
  public mutating func run(on terminal: Terminal) throws(TerminalError) {
    do throws(TerminalError) {
      try draw(on: terminal)
    } catch {
      _ = tell(.stop)
      throw error
    }
  }

  private mutating func draw(on terminal: Terminal) throws(TerminalError) {
    try terminal.write(MousePrecision.question)
    _ = tell(.resize(terminal.size))
    while true {
      try terminal.write(renderer.render(model.view()))
      let isMoving = model.pace == .moving
      let patience = isMoving ? Self.frameMilliseconds : Self.restMilliseconds
      let events = try terminal.readInput(timeoutMilliseconds: patience)
      if events.isEmpty { _ = tell(.tick) }
      for (place, event) in events.enumerated() {
        let isPassed = event.isDrag && events.dropFirst(place + 1).first?.isDrag == true
        if try take(event, isPassed: isPassed, terminal) { return }
      }
    }
  }

  /// Takes in what has come from the terminal; whether the recording is over.
  private mutating func take(
    _ event: InputEvent,
    isPassed: Bool,
    _ terminal: Terminal
  ) throws(TerminalError) -> Bool {
    switch event {
    case .key(let key): return perform(tell(.key(key)), terminal)
    case .mouse(let mouse):
      let place = precision.place(of: mouse)
      let pointer = LivePointer(mouse.action, at: place, mouse.modifiers, isPassed: isPassed)
      return perform(tell(.pointer(pointer)), terminal)
    case .paste(let text): return perform(tell(.paste(text)), terminal)
    case .resize(let size):
      renderer.invalidate()
      try terminal.write(MousePrecision.question)
      return perform(tell(.resize(size)), terminal)
    case .answer(let answer): try terminal.write(precision.receive(answer))
    case .focus: break
    case .termination: return perform(tell(.stop), terminal)
    }
    return false
  }

  /// Tells the model something, records what it wants recorded, and says what is left to be done.
  private mutating func tell(_ message: LiveMessage) -> [LiveEffect] {
    let now = Time.zero + Interval(start.duration(to: clock.now))
    return LiveLoop.tell(message, at: now, &model, record)
  }

  /// The same at any time.
  static func tell(
    _ message: LiveMessage,
    at now: Time,
    _ model: inout LiveModel,
    _ record: Recording
  ) -> [LiveEffect] {
    let effects = model.update(message, at: now)
    var rest: [LiveEffect] = []
    var refused = 0
    for effect in effects {
      guard case .record(let event, let time) = effect else {
        rest.append(effect)
        continue
      }
      if !record(event, model.names, time) { refused += 1 }
    }
    for _ in 0..<refused { rest += model.update(.refused, at: now) }
    return rest
  }

  private mutating func perform(
    _ effects: [LiveEffect],
    _ terminal: Terminal
  ) -> Bool {
    for effect in effects {
      switch effect {
      case .quit: return true
      case .suspend: terminal.suspend()
      case .repaint: renderer.invalidate()
      case .record: break
      }
    }
    return false
  }
}
