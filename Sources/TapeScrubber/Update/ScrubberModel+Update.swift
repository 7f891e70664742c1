import SessionModel
import TerminalKit

extension ScrubberModel {
  /// Takes in a message and says what is to be done outside.
  ///
  /// Total: no message makes it fail. Where the tape cannot be read, it stays where it is and says so.
  public mutating func update(_ message: ScrubberMessage) -> [ScrubberEffect] {
    defer { showPosition() }
    switch message {
    case .key(let key):
      return press(key) + takeErrands()
    case .mouse(let mouse):
      use(mouse)
    case .paste(let text):
      prompt?.append(text)
    case .resize(let size):
      self.size = size
    case .tick(let now):
      self.now = max(self.now, now)
      catchUp()
      play()
      work()
    case .underway(let stage):
      underway = stage
    case .answer(let answer):
      take(answer)
    }
    return []
  }

  /// Does a slice of what is unfinished: small enough for the time between two frames.
  private mutating func work() {
    if search != nil {
      continueSearch()
    } else if detail?.isComplete == false {
      continueDetail()
    } else if isComparing {
      continueComparing()
    } else if !scan.isComplete {
      continueScan()
    } else if !findingScan.isComplete {
      continueChecking()
    }
  }

  private mutating func continueChecking() {
    do {
      try findingScan.advance(blocks: ScrubberWork.checkedBlocks)
    } catch {
      report(error)
    }
    if findingScan.isComplete {
      findingScan.mark(on: &timeline)
    } else if findingScan.isFirst {
      findingScan.markNew(on: &timeline)
    }
  }

  private mutating func continueScan() {
    do {
      guard var draft else {
        try scan.advance(blocks: ScrubberWork.scannedBlocks, &timeline)
        takeIdleTime()
        return
      }
      try scan.advance(blocks: ScrubberWork.scannedBlocks, &draft)
      self.draft = scan.isComplete ? nil : draft
      guard scan.isComplete else { return }
      timeline = draft.end == timeline.end ? draft : draft.stretched(over: blocks)
      findingScan.mark(on: &timeline)
      takeIdleTime()
    } catch {
      report(error)
    }
  }

  /// Says why the tape could not be read.
  mutating func report(_ error: any Error) {
    notice = "cannot read the tape: \(error)"
  }
}
