import GestureScript
import SessionModel

/// A transition that a trace shows: a slice for the whole of it, and one in it for its phase.
struct TracedTransition {
  var id: TransitionID
  var serial: UInt64
  var window: Name
  /// Which of the window's rows of transitions it stands on.
  var lane: Int
  var track: TraceTrack
  var phase: Transition.Phase
}

extension SessionTrace {
  mutating func followTransitions(_ session: Session) {
    for known in transitions
    where !session.transitions.contains(where: { $0.serial == known.serial }) {
      end(known.id, "gone")
    }
    for transition in session.transitions where transition.isOpen {
      guard let place = transitions.firstIndex(where: { $0.serial == transition.serial }) else {
        begin(transition)
        continue
      }
      guard transitions[place].phase != transition.phase else { continue }
      transitions[place].phase = transition.phase
      text.end(on: transitions[place].track, at: clock)
      beginPhase(of: transition, on: transitions[place].track)
    }
  }

  private mutating func begin(_ transition: Transition) {
    // One of the same name that has not been heard to end is over.
    end(transition.id, "gone")
    let taken = Set(transitions.filter { $0.window == transition.window }.map(\.lane))
    let lane = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    let title = lane == 0 ? "transitions" : "transitions \(lane + 1)"
    let track = text.track(process(of: transition.window), .transition, title)
    transitions.append(
      TracedTransition(
        id: transition.id,
        serial: transition.serial,
        window: transition.window,
        lane: lane,
        track: track,
        phase: transition.phase
      )
    )
    let (from, to) = (names[transition.from], names[transition.to])
    text.begin(
      "\(names.spelling(of: transition.id)) \(transition.kind.spelling) \(from) → \(to)",
      "transition",
      on: track,
      at: clock,
      [
        "container": .text(names[transition.container]),
        "driver": .text(transition.driver.map { names[$0] } ?? "none"),
      ]
    )
    beginPhase(of: transition, on: track)
  }

  private mutating func beginPhase(of transition: Transition, on track: TraceTrack) {
    let isDecided = transition.phase == .finishing || transition.phase == .cancelling
    let decision = isDecided ? decisions[transition.id] : nil
    text.begin(
      "\(transition.phase)",
      "phase",
      on: track,
      at: clock,
      decision.map(arguments) ?? ["fraction": .number(transition.fraction)]
    )
  }

  private func arguments(_ decision: Decision) -> TraceArguments {
    [
      "fraction": .number(decision.fraction), "velocity": .number(decision.velocity),
      "decision": .text(decision.finishes ? "finish" : "cancel"),
      "rule": .text("\(decision.rule)"),
    ]
  }

  /// Ends the transition `id`, if it is shown.
  mutating func end(_ id: TransitionID, _ end: String) {
    defer { decisions.removeValue(forKey: id) }
    guard let place = transitions.firstIndex(where: { $0.id == id }) else { return }
    self.end(transitions.remove(at: place), end)
  }

  /// Ends both slices of a transition.
  mutating func end(_ transition: TracedTransition, _ end: String) {
    let decision = decisions.removeValue(forKey: transition.id)
    text.end(on: transition.track, at: clock)
    var ending: TraceArguments = ["ended": .text(end)]
    if let decision {
      ending = [
        "ended": .text(end), "fraction at release": .number(decision.fraction),
        "velocity at release": .number(decision.velocity),
        "decision": .text("\(decision.finishes ? "finish" : "cancel"), \(decision.rule)"),
      ]
    }
    text.end(on: transition.track, at: clock, ending)
  }

  mutating func refuse(_ id: TransitionID, _ refusal: Refusal, _ session: Session) {
    let window = session.transitions.first { $0.id == id }?.window ?? session.windows.first?.name
    let track = text.track(process(of: window ?? .none), .transition, "refusals")
    text.instant(
      "refused: \(names.spelling(of: id))",
      "transition",
      on: track,
      at: clock,
      ["reason": .text("\(refusal)")]
    )
  }
}
