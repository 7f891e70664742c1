import SessionModel
public import TapeReplay

extension ScrubberModel {
  /// Shows `other` beside the tape, in step with it.
  ///
  /// - Parameters:
  ///   - title: What the other tape is called.
  ///   - ownTitle: What this one is called beside it.
  ///   - step: What both have in common at any moment.
  public mutating func compare<Other: EventSource>(
    with other: Other,
    title: String,
    besides ownTitle: String,
    by step: CompanionStep = .time
  ) {
    open(title, besides: ownTitle) { source in
      let tape = ReplayedCompanion(other) { position in
        switch step {
        case .time: .time(position.time)
        case .event: .event(position.event)
        }
      }
      return CompanionParts(tape: tape, divergence: DivergenceScan(source, other, by: step))
    }
  }

  /// Shows what `make` makes beside the tape, in place of whatever was there.
  mutating func open(
    _ title: String,
    besides ownTitle: String,
    _ make: @escaping (Source) throws -> CompanionParts
  ) {
    pause()
    do {
      companion = try Companion(
        beside: replayer.source,
        events: replayer.eventCount,
        title: title,
        besides: ownTitle,
        make
      )
    } catch {
      return report(error)
    }
    followCompanion()
    if notice.isEmpty { notice = companionHint }
  }

  /// Has the companion go along with a tape that has grown.
  mutating func growCompanion() {
    do {
      try companion?.grow(to: replayer.source, events: replayer.eventCount)
    } catch {
      giveUpCompanion(error)
    }
    followCompanion()
  }

  private mutating func giveUpCompanion(_ error: any Error) {
    companion = nil
    notice = "cannot read the other tape: \(error)"
  }

  private var nothingBeside: String {
    "there is nothing beside the tape: W or D show what would be"
  }

  private var companionHint: String {
    "{ } where both differ, \\ the other in the panes, escape closes"
  }

  /// Has the companion go where the tape has gone.
  mutating func followCompanion() {
    guard var following = companion else { return }
    do {
      try following.follow(moment, names)
      companion = following
    } catch {
      giveUpCompanion(error)
    }
  }

  /// Compares a few more events of both.
  mutating func continueComparing() {
    do {
      try companion?.compare(events: ScrubberWork.comparedEvents)
      if notice == companionHint, let companion, companion.isCompared {
        notice = verdict(companion.divergence.places.count)
      }
    } catch {
      giveUpCompanion(error)
    }
  }

  /// What the comparison of both came to.
  private func verdict(_ count: Int) -> String {
    switch count {
    case 0: "both go the same way all along; escape closes"
    case 1: "they part at one place; \(companionHint)"
    default: "they part at \(count) places; \(companionHint)"
    }
  }

  /// Whether both tapes have not been compared to their ends.
  var isComparing: Bool {
    companion.map { !$0.isCompared } ?? false
  }

  /// Has the panes be about the other of both tapes.
  mutating func swapSides() {
    guard companion != nil else {
      notice = nothingBeside
      return
    }
    companion?.isShownInPanes.toggle()
    sayPanes()
  }

  /// Says which of both the panes are about, in full.
  private mutating func sayPanes() {
    guard let companion else { return }
    let title = companion.isShownInPanes ? companion.title : companion.ownTitle
    notice = "the panes are about '\(title)'"
  }

  /// Goes to the next place where both differ anew, or the one before.
  mutating func goToDifference(forward isForward: Bool) {
    guard let companion else {
      notice = nothingBeside
      return
    }
    let places = companion.divergence.places
    let found =
      isForward
      ? places.first { $0.position > position } : places.last { $0.position < position }
    guard let found else {
      let side = isForward ? "later" : "earlier"
      let all = places.isEmpty ? "difference" : "\(side) difference"
      notice = companion.isCompared ? "there is no \(all)" : "no \(all) so far; still comparing"
      return
    }
    go(to: found.position)
    notice = "differs in \(found.aspects.words)"
  }
}
