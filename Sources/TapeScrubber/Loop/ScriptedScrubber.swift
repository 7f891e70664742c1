public import TapeReplay
public import TerminalKit

/// Runs a player without a terminal or a clock: keys from a script, time that only passes where the
/// script says so.
///
/// Before every input all that was begun is finished: the timeline, the checks and every search. So
/// the same script gives the same screen everywhere.
public struct ScriptedScrubber<Source: EventSource & Sendable> {
  /// Time from one frame to the next while time passes, as in a terminal.
  private static var frame: Duration { .milliseconds(16) }
  /// Ticks that one input may need: more blocks than any tape has.
  private static var mostTicks: Int { 10_000_000 }

  /// The player as it is now.
  public private(set) var model: ScrubberModel<Source>
  /// Whether the script has ended it.
  public private(set) var hasQuit = false

  private let errands: (ScrubberErrand) -> ErrandOutcome

  /// A player that is ready for its first input.
  ///
  /// - Parameter errands: does what is to be done with files; what would go to a terminal is dropped.
  public init(
    _ model: ScrubberModel<Source>,
    errands: @escaping (ScrubberErrand) -> ErrandOutcome = { _ in .unavailable }
  ) {
    self.model = model
    self.errands = errands
    settle()
  }

  /// Gives the player the inputs of a script, one after the other; those after its end do nothing.
  public mutating func run(_ inputs: [ScriptedInput]) {
    for input in inputs where !hasQuit {
      switch input {
      case .key(let key): tell(.key(key))
      case .mouse(let mouse): tell(.mouse(mouse))
      case .paste(let text): tell(.paste(text))
      case .resize(let size): tell(.resize(size))
      case .wait(let span): wait(span)
      }
      settle()
    }
  }

  private mutating func tell(_ message: ScrubberMessage) {
    for effect in model.update(message) {
      switch effect {
      case .quit: hasQuit = true
      case .suspend, .repaint, .stopErrand: break
      case .errand(let errand): _ = model.update(.answer(errands(errand).answer))
      }
    }
  }

  /// What stands still needs no frames in between.
  private mutating func wait(_ span: Duration) {
    let end = model.now + span
    while model.now < end {
      let next = model.isPlaying ? min(model.now + Self.frame, end) : end
      tell(.tick(next))
      settle()
    }
  }

  private mutating func settle() {
    var ticks = 0
    while model.pace == .working, ticks < Self.mostTicks {
      tell(.tick(model.now))
      ticks += 1
    }
  }
}
