import SessionModel
import TapeReplay

extension Explainer {
  /// Writes a fact down where it belongs.
  mutating func explain(_ fact: Fact, at position: Position) {
    switch fact {
    case .arbitrated(let arbitration): note(arbitration, at: position)
    case .recognized(let report): note(report, at: position)
    case .queued(let call): noteCall(call, .queued, at: position)
    case .dropped(let call): noteCall(call, .dropped, at: position)
    case .requested(let id), .committed(let id): ensureDrive(id, at: position)
    case .refused(let id, let refusal):
      ensureDrive(id, at: position)
      change(id) { $0.fate = .refused(refusal) }
    case .decided(let id, let decision): note(decision, of: id, at: position)
    case .replaced(let id, let reported):
      change(id) { $0.fate = .replaced(reported) }
    case .completed(let id, let finished):
      change(id) { $0.fate = .completed(finished: finished, position) }
      owners[id] = nil
    default: break
    }
  }

  private mutating func note(_ arbitration: Arbitration, at position: Position) {
    guard let place = latest[arbitration.recognizer].flatMap({ place($0) }) else { return }
    let contender = contender(arbitration.recognizer, inGestureAt: place)
    gestures[place].contenders[contender].steps.append(
      GestureExplanation.Step(position: position, arbitration: arbitration)
    )
  }

  /// A state that follows from what was just decided completes that step.
  private mutating func note(_ report: GestureReport, at position: Position) {
    guard let place = latest[report.recognizer].flatMap({ place($0) }) else { return }
    let contender = contender(report.recognizer, inGestureAt: place)
    let last = gestures[place].contenders[contender].steps.indices.last
    if let last {
      let step = gestures[place].contenders[contender].steps[last]
      if step.state == nil, step.position == position, step.arbitration?.verdict != .waiting {
        gestures[place].contenders[contender].steps[last].state = report.state
        return
      }
    }
    gestures[place].contenders[contender].steps.append(
      GestureExplanation.Step(position: position, state: report.state)
    )
  }

  private mutating func noteCall(
    _ call: QueuedCall,
    _ fate: GestureExplanation.Drive.Fate,
    at position: Position
  ) {
    guard let recognizer = call.recognizer,
      let place = latest[recognizer].flatMap({ place($0) })
    else { return }
    gestures[place].drives.append(
      GestureExplanation.Drive(recognizer: recognizer, position: position, fate: fate)
    )
  }

  /// A transition was asked for or begins; one of a gesture's that waited is found again.
  private mutating func ensureDrive(_ id: TransitionID, at position: Position) {
    guard owners[id] == nil, let transition = session.transitions.last(where: { $0.id == id }),
      let driver = transition.driver, let number = latest[driver], let place = place(number)
    else { return }
    owners[id] = number
    let waiting = gestures[place].drives.firstIndex {
      $0.recognizer == driver && $0.fate == .queued
    }
    if waiting == nil {
      gestures[place].drives.append(
        GestureExplanation.Drive(recognizer: driver, position: position)
      )
    }
    let drive = waiting ?? gestures[place].drives.count - 1
    gestures[place].drives[drive].transition = id
    gestures[place].drives[drive].kind = transition.kind
    gestures[place].drives[drive].from = transition.from
    gestures[place].drives[drive].to = transition.to
    gestures[place].drives[drive].fate = .open
  }

  private mutating func note(_ decision: Decision, of id: TransitionID, at position: Position) {
    ensureDrive(id, at: position)
    guard let place = owners[id].flatMap({ place($0) }),
      let drive = gestures[place].drives.firstIndex(where: { $0.transition == id })
    else { return }
    let recognizer = gestures[place].drives[drive].recognizer
    gestures[place].drives[drive].release = GestureExplanation.Drive.Release(
      position: position,
      decision: decision,
      rule: decision.rule == .reported ? nil : session.releaseRule(of: recognizer)
    )
  }

  private mutating func change(
    _ id: TransitionID,
    _ update: (inout GestureExplanation.Drive) -> Void
  ) {
    guard let place = owners[id].flatMap({ place($0) }),
      let drive = gestures[place].drives.firstIndex(where: { $0.transition == id })
    else { return }
    update(&gestures[place].drives[drive])
  }
}
