public import SessionModel
public import TerminalKit

/// Runs a live recording without a terminal or a clock: inputs from a script, time that only passes
/// where the script says so.
///
/// The same script gives the same events at the same times, and the same screen, everywhere.
public struct LiveScript {
  /// Time from one frame to the next while time passes, as in a terminal.
  private static let frame = Interval(microseconds: 16_000)

  /// The recording as it is now.
  public private(set) var model: LiveModel
  /// How much time has passed.
  public private(set) var elapsed = Time.zero

  private let record: LiveLoop.Recording

  /// A recording that begins, and hands over what it records.
  public init(_ model: LiveModel, record: @escaping LiveLoop.Recording) {
    self.model = model
    self.record = record
    tell(.start)
  }

  /// Gives the recording the inputs of a script, one after the other; those after its end do nothing.
  public mutating func run(_ inputs: [ScriptedInput]) {
    for input in inputs {
      switch input {
      case .key(let key): tell(.key(key))
      case .mouse(let mouse):
        let place = MousePlace(middleOf: mouse.position)
        tell(.pointer(LivePointer(mouse.action, at: place, mouse.modifiers)))
      case .paste(let text): tell(.paste(text))
      case .resize(let size): tell(.resize(size))
      case .wait(let span): wait(span)
      }
    }
  }

  /// Ends the recording, unless the script has done so.
  public mutating func finish() {
    tell(.stop)
  }

  private mutating func wait(_ span: Duration) {
    let end = elapsed + Interval(span)
    while elapsed < end {
      // What rests needs no frames in between.
      elapsed = model.pace == .moving ? min(elapsed + Self.frame, end) : end
      tell(.tick)
    }
  }

  private mutating func tell(_ message: LiveMessage) {
    _ = LiveLoop.tell(message, at: elapsed, &model, record)
  }
}
