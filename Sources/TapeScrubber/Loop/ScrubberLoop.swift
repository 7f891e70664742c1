public import TapeReplay
public import TerminalKit

/// Runs a player in a terminal: reads keys and the clock, draws frames.
///
/// It decides nothing; everything is the model's. The terminal is left as it was found however this
/// ends.
public struct ScrubberLoop<Source: EventSource & Sendable> {
  /// Time from one frame to the next while it plays: sixty a second.
  private static var frameMilliseconds: Int { 16 }
  /// Time between two looks at a tape that may have grown: twenty a second while it does, five once
  /// nothing comes.
  private static var growthMilliseconds: ClosedRange<Int> { 50...200 }
  /// Time between two looks at an errand that goes on beside the player.
  private static var errandMilliseconds: Int { 50 }

  private var model: ScrubberModel<Source>
  private var renderer: ScreenRenderer
  private var desk = ErrandDesk()
  private var growthPause = growthMilliseconds.lowerBound
  private let clock = ContinuousClock()

  /// A loop for `model` on a terminal with so many colours.
  public init(_ model: ScrubberModel<Source>, depth: ColorDepth) {
    self.model = model
    renderer = ScreenRenderer(depth: depth, isSynchronized: true)
  }

  /// How its person has chosen to see tapes.
  public var viewChoice: ViewChoice { model.viewChoice }

  /// Runs until the person quits.
  ///
  /// - Parameters:
  ///   - growth: asked again and again what has become of a tape that is being recorded; nil for one
  ///     that is not.
  ///   - errands: says what becomes of what is to be done with files and the clipboard; a long one is
  ///     done beside the player, and given up when it ends.
  /// - Throws: what the terminal throws, `disconnected` when it has gone.
  public mutating func run(
    on terminal: Terminal,
    growth: (() -> ScrubberGrowth<Source>)? = nil,
    errands: (ScrubberErrand) -> ErrandWork = { _ in .done(.unavailable) }
  ) throws(TerminalError) {
    defer { desk.stop() }
    // A script may have let time pass before.
    let start = clock.now - model.now
    _ = model.update(.resize(terminal.size))
    var growth = growth
    var isDirty = true
    while true {
      if isDirty { try terminal.write(renderer.render(model.view())) }
      let wasResting = model.pace == .resting
      let events = try terminal.readInput(timeoutMilliseconds: patience(growth != nil))
      _ = model.update(.tick(start.duration(to: clock.now)))
      isDirty = !wasResting || !events.isEmpty || model.pace != .resting
      for event in ScrubberLoop.withoutPassedDrags(events) {
        guard let message = message(for: event) else { continue }
        for effect in model.update(message) {
          if effect == .quit { return }
          try perform(effect, on: terminal, errands)
        }
      }
      if let ask = growth { isDirty = take(ask(), &growth) || isDirty }
      isDirty = try lookAtErrand(on: terminal) || isDirty
    }
  }

  /// How long to wait for input; nil is for ever.
  private func patience(_ isGrowing: Bool) -> Int? {
    switch model.pace {
    case .working: 0
    case .playing: Self.frameMilliseconds
    case .resting:
      desk.isBusy ? Self.errandMilliseconds : isGrowing ? growthPause : nil
    }
  }

  /// Tells the player of the errand that goes on beside it; whether there is something new to be seen.
  private mutating func lookAtErrand(on terminal: Terminal) throws(TerminalError) -> Bool {
    guard let (bytes, messages) = desk.look() else { return false }
    if !bytes.isEmpty { try terminal.write(bytes) }
    for message in messages { _ = model.update(message) }
    return true
  }

  /// Takes in what has become of the tape; whether there is something new to be seen.
  private mutating func take(
    _ news: ScrubberGrowth<Source>,
    _ growth: inout (() -> ScrubberGrowth<Source>)?
  ) -> Bool {
    let pauses = Self.growthMilliseconds
    if case .unchanged = news {
      growthPause = min(growthPause * 2, pauses.upperBound)
    } else {
      growthPause = pauses.lowerBound
    }
    switch news {
    case .unchanged: return false
    case .grown(let source): model.grow(to: source)
    case .finished(let source):
      model.grow(to: source, isFinished: true)
      growth = nil
    case .failed(let error):
      model.report(error)
      growth = nil
    }
    return true
  }

  private mutating func message(for event: InputEvent) -> ScrubberMessage? {
    switch event {
    case .key(let key): return .key(key)
    case .mouse(let mouse): return .mouse(mouse)
    case .paste(let text): return .paste(text)
    case .resize(let size):
      renderer.invalidate()
      return .resize(size)
    case .focus, .answer: return nil
    case .termination: return .key(Key("c", .control))
    }
  }

  private mutating func perform(
    _ effect: ScrubberEffect,
    on terminal: Terminal,
    _ errands: (ScrubberErrand) -> ErrandWork
  ) throws(TerminalError) {
    switch effect {
    case .suspend: terminal.suspend()
    case .repaint: renderer.invalidate()
    case .quit: break
    case .errand(let errand):
      let (bytes, message) = desk.take(errands(errand))
      if !bytes.isEmpty { try terminal.write(bytes) }
      _ = model.update(message)
    case .stopErrand: desk.stop()
    }
  }

  /// The mouse reports every cell it passes; of a run of drags only the last is worth a seek.
  static func withoutPassedDrags(_ events: [InputEvent]) -> [InputEvent] {
    events.indices.filter { place in
      guard place + 1 < events.count else { return true }
      return !(events[place].isDrag && events[place + 1].isDrag)
    }.map { events[$0] }
  }
}
