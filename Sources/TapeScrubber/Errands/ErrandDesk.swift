/// Has errands done for a player: short ones at once, a long one beside it.
///
/// There is one long errand at a time; the player asks for no other while it knows of one.
struct ErrandDesk {
  private var running: (errand: LongErrand, progress: ErrandProgress)?
  private var toldPercent = 0

  /// Whether a long errand is being done.
  var isBusy: Bool { running != nil }

  /// Does or begins an errand; returns what the terminal and the player are to be told.
  mutating func take(_ work: ErrandWork) -> (terminal: [UInt8], player: ScrubberMessage) {
    switch work {
    case .done(let outcome):
      return (outcome.terminalBytes, .answer(outcome.answer))
    case .long(let errand):
      stop()
      running = (errand, errand.begin())
      toldPercent = 0
      return ([], .underway(ErrandStage(errand.title, percent: 0)))
    }
  }

  /// Gives the long errand up; whatever it has made so far was never outside of memory.
  mutating func stop() {
    running?.progress.stop()
    running = nil
  }

  /// What there is to tell the player of the long errand; ends it once nothing but its end is left.
  mutating func look() -> (terminal: [UInt8], player: [ScrubberMessage])? {
    guard let (errand, progress) = running else { return nil }
    if let ending = progress.ending {
      running = nil
      let outcome = ending()
      return (outcome.terminalBytes, [.underway(nil), .answer(outcome.answer)])
    }
    let percent = progress.percent
    guard percent != toldPercent else { return nil }
    toldPercent = percent
    return ([], [.underway(ErrandStage(errand.title, percent: percent))])
  }
}
