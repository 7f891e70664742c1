import SessionModel
import TerminalKit

extension ScrubberModel {
  /// Takes in a message and says what is to be done outside.
  ///
  /// Total: no message makes it fail. Where the tape cannot be read, it stays where it is and says so.
  public mutating func update(_ message: ScrubberMessage) -> [ScrubberEffect] {
    switch message {
    case .key(let key):
      return press(key)
    case .mouse(let mouse):
      use(mouse)
    case .paste(let text):
      prompt?.append(text)
    case .resize(let size):
      self.size = size
    case .tick(let now):
      self.now = max(self.now, now)
      play()
      work()
    }
    return []
  }

  /// Does a slice of what is unfinished: small enough for the time between two frames.
  private mutating func work() {
    if search != nil {
      continueSearch()
      return
    }
    do {
      if !scan.isComplete {
        try scan.advance(blocks: ScrubberWork.scannedBlocks, &timeline)
      } else if !findingScan.isComplete {
        try findingScan.advance(blocks: ScrubberWork.checkedBlocks, &timeline)
      }
    } catch {
      report(error)
    }
  }

  /// Says why the tape could not be read.
  mutating func report(_ error: any Error) {
    notice = "cannot read the tape: \(error)"
  }
}

/// How much is done between two frames.
enum ScrubberWork {
  /// Blocks of about four thousand events that the timeline takes in: some milliseconds.
  static let scannedBlocks = 2
  /// Blocks that are checked: the rules cost more than the timeline.
  static let checkedBlocks = 1
  /// Blocks that a search looks through.
  static let searchedBlocks = 4
}
