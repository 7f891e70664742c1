import GestureScript
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

  /// Shows what happens if `setting` decides from here on.
  mutating func whatIf(_ text: String) {
    do throws(SettingError) {
      let text = text.trimmed
      let setting = try SettingChange(text)
      if case .recognizer(let name, _) = setting.subject, names.find(name) == nil {
        notice = "the tape declares no recognizer '\(name)'"
        return
      }
      var changes = TapeChanges()
      if case .policy = setting.subject {
        var policies = session.policies
        setting.apply(to: &policies)
        changes.policies = policies
        changes.firstEvent = position.event + 1
      }
      let isFromHere = changes.policies != nil && position.event > 0
      show(isFromHere ? "\(text) from #\(position.event)" : text) { names in
        var (changes, names) = (changes, names)
        changes.redeclare = setting.redeclaration(&names)
        changes.names = names
        return changes
      }
    } catch {
      notice = "\(error)"
    }
  }

  /// Shows what happens without the event at the position.
  mutating func whatIfDropped() {
    guard position.event > 0 else {
      notice = "no event has happened yet that could be dropped"
      return
    }
    let event = position.event
    show("without #\(event)") { _ in
      var changes = TapeChanges()
      changes.drops = EventSelection(numbers: [event...event])
      return changes
    }
  }

  /// Shows the future in which what `changes` says, knowing the tape's names, is otherwise.
  private mutating func show(_ title: String, _ changes: @escaping (NameTable) -> TapeChanges) {
    open(title, besides: "as it was") { source in
      let future = try ChangedTape(source, changes(source.names))
      // In step by events, so that several at one time can be told apart.
      let tape = ReplayedCompanion(future) { position in
        let event = try future.number(ofOriginal: position.event)
        return .position(Position(event: event, time: position.time))
      }
      return CompanionParts(tape: tape, divergence: DivergenceScan(source, future, by: .time))
    }
  }

  private mutating func open(
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

  /// Does what concerns the companion.
  mutating func useCompanion(_ action: ScrubberAction) {
    switch action {
    case .dropEvent: whatIfDropped()
    case .swapSides:
      guard companion != nil else {
        notice = "there is nothing beside the tape: W or D show what would be"
        return
      }
      companion?.isShownInPanes.toggle()
      sayPanes()
    case .goToDifference(let isForward): goToDifference(forward: isForward)
    default: break
    }
  }

  /// Says which of both the panes are about, in full.
  private mutating func sayPanes() {
    guard let companion else { return }
    let title = companion.isShownInPanes ? companion.title : companion.ownTitle
    notice = "the panes are about '\(title)'"
  }

  private mutating func goToDifference(forward isForward: Bool) {
    guard let companion else {
      notice = "there is nothing beside the tape: W or D show what would be"
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

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension SessionAspects {
  /// The sides, for people.
  var words: String {
    let all: [(SessionAspects, String)] = [
      (.stacks, "stacks"), (.transitions, "transitions"), (.recognizers, "recognizers"),
      (.touches, "touches"), (.chrome, "bars and flags"), (.app, "app"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
