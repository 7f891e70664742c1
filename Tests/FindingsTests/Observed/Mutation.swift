import Findings
import SessionModel
import TestSupport
import Testing

/// A fault put into the log of an app that has none.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// What is done to the log.
  let testDescription: String
  /// Rules of which at least one names the fault.
  let rules: [Rule]
  /// Does it somewhere; nil if the log has no place for it.
  let apply: @Sendable ([TimedEvent], inout SeededGenerator) -> [TimedEvent]?

  private init(
    _ title: String,
    _ rules: Rule...,
    apply: @escaping @Sendable ([TimedEvent], inout SeededGenerator) -> [TimedEvent]?
  ) {
    testDescription = title
    self.rules = rules
    self.apply = apply
  }

  /// Changes the log around one of the events that `matches` accepts.
  private init(
    _ title: String,
    _ rules: Rule...,
    at matches: @escaping @Sendable (TimedEvent) -> Bool,
    change: @escaping @Sendable (inout [TimedEvent], Int) -> Void
  ) {
    testDescription = title
    self.rules = rules
    apply = { events, generator in
      guard
        let place = events.indices.filter({ matches(events[$0]) }).randomElement(using: &generator)
      else { return nil }
      var events = events
      change(&events, place)
      return events
    }
  }
}

extension Mutation {
  static let all = touches + gestures + transitions + callbacks + states + calls

  private static let touches = [
    Mutation("a lift is missing", .touchIllegalPhase, .touchUnterminated, at: { $0.isTouch(.up) }) {
      $0.remove(at: $1)
    },
    Mutation("a landing is missing", .touchIllegalPhase, at: { $0.isTouch(.down) }) {
      $0.remove(at: $1)
    },
    Mutation("a landing comes twice", .touchIllegalPhase, at: { $0.isTouch(.down) }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("a lift comes twice", .touchIllegalPhase, at: { $0.isTouch(.up) }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("a line steps back", .timestampBackwards, at: { $0.time.seconds > 0.5 }) {
      $0[$1].time = $0[$1].time + Interval(microseconds: -400_000)
    },
    Mutation("a sample steps back", .timestampBackwards, at: { $0.isTouch(.move) }) {
      guard case .touch(var touch) = $0[$1].event else { return }
      touch.sampleTime = $0[$1].time + Interval(microseconds: -3_000_000)
      $0[$1].event = .touch(touch)
    },
    Mutation("two places at one time", .timestampDuplicate, at: { $0.isTouch(.move) }) {
      guard case .touch(var touch) = $0[$1].event, let place = touch.position else { return }
      touch.position = Point(x: place.x + 1, y: place.y)
      $0.insert(TimedEvent($0[$1].time, .touch(touch)), at: $1 + 1)
    },
    Mutation("a delivered sample is coalesced too", .coalescedDuplicate, at: { $0.isTouch(.move) })
    {
      guard case .touch(let touch) = $0[$1].event, let place = touch.position else { return }
      let sample = TouchSample(
        id: touch.id,
        kind: .coalesced,
        position: place,
        sampleTime: $0[$1].time
      )
      $0.insert(TimedEvent($0[$1].time, .touchSample(sample)), at: $1 + 1)
    },
  ]

  private static let gestures = [
    // The next gesture may begin before the end is overdue.
    Mutation(
      "an end is missing",
      .gestureUnterminated,
      .gestureIllegalState,
      at: { $0.isGesture(.ended) }
    ) {
      $0.remove(at: $1)
    },
    Mutation("a gesture begins twice", .gestureIllegalState, at: { $0.isGesture(.began) }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("a gesture ends twice", .gestureIllegalState, at: { $0.isGesture(.ended) }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("a beginning is missing", .gestureIllegalState, at: { $0.isGesture(.began) }) {
      $0.remove(at: $1)
    },
    Mutation("a recognizer is switched off", .recognizerDisabledMidGesture, at: { $0.isUpdate }) {
      let off = GestureControl(Name(.edgePan), .enabled(false))
      let other = GestureControl(Name(.contentPan), .enabled(false))
      let time = $0[$1].time
      $0.insert(TimedEvent(time, .gestureControl(off)), at: $1)
      $0.insert(TimedEvent(time, .gestureControl(other)), at: $1)
    },
    Mutation("another finger lands", .secondTouchDuringInteractive, at: { $0.isUpdate }) {
      let touch = Touch(.down, id: 99, position: Point(x: 200, y: 200))
      $0.insert(TimedEvent($0[$1].time, .touch(touch)), at: $1)
    },
    Mutation("another gesture acts on the finger", .sharedTouchConflict, at: { $0.isUpdate }) {
      let scroll = GestureReport(Name(.shown), .began, touch: 1, translation: Point(x: 0, y: 9))
      $0.insert(TimedEvent($0[$1].time, .gesture(scroll)), at: $1)
    },
    Mutation("a cancel finishes", .cancelTreatedAsRelease) { events, generator in
      let ends = events.indices.filter {
        events[$0].isGesture(.ended) && events.isDecided(after: $0)
      }
      guard let place = ends.randomElement(using: &generator),
        case .gesture(var gesture) = events[place].event
      else { return nil }
      var events = events
      gesture.state = .cancelled
      events[place].event = .gesture(gesture)
      return events
    },
  ]

  private static let transitions = [
    Mutation("a completion is missing", .unfinishedTransition, at: { $0.isCompletion }) {
      $0.remove(at: $1)
    },
    Mutation("a completion comes twice", .doubleTerminal, at: { $0.isCompletion }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("a decision comes twice", .doubleTerminal, at: { $0.isDecision }) {
      $0.insert($0[$1], at: $1)
    },
    Mutation("the outcome is another one", .outcomeMismatch, at: { $0.isCompletion }) {
      guard case .transition(var report) = $0[$1].event,
        case .complete(let finished) = report.step
      else { return }
      report.step = .complete(finished: !finished)
      $0[$1].event = .transition(report)
    },
    Mutation("progress comes after the decision", .updateAfterFinish, at: { $0.isDecision }) {
      guard case .transition(let report) = $0[$1].event else { return }
      let late = TransitionReport(report.id, .update(0.5))
      $0.insert(TimedEvent($0[$1].time, .transition(late)), at: $1 + 1)
    },
    Mutation("progress leaps", .progressJump, at: { $0.isUpdate }) {
      guard case .transition(var report) = $0[$1].event, case .update(let fraction) = report.step
      else { return }
      report.step = .update(fraction > 0.5 ? fraction - 0.3 : fraction + 0.3)
      $0[$1].event = .transition(report)
    },
    Mutation("progress leaves its range", .progressOutOfRange, at: { $0.isUpdate }) {
      guard case .transition(var report) = $0[$1].event else { return }
      report.step = .update(1.01)
      $0[$1].event = .transition(report)
    },
    Mutation("it completes under the finger", .completeBeforeRelease, at: { $0.isUpdate }) {
      guard case .transition(let report) = $0[$1].event else { return }
      let early = TransitionReport(report.id, .complete(finished: true))
      $0.insert(TimedEvent($0[$1].time, .transition(early)), at: $1 + 1)
    },
    Mutation("it begins after its gesture", .gestureEndedBeforeTransition) { events, generator in
      let begins = events.indices.filter { events[$0].isInteractiveBeginning }
      guard let begin = begins.randomElement(using: &generator),
        let end = events.indices.first(where: { $0 > begin && events[$0].isGesture(.ended) })
      else { return nil }
      var events = events
      let moved = TimedEvent(events[end].time, events[begin].event)
      events.insert(moved, at: end + 1)
      events.remove(at: begin)
      return events
    },
  ]

  private static let appearances: [AppearanceCallback.Kind] = [
    .willAppear, .didAppear, .willDisappear, .didDisappear,
  ]

  private static let callbacks =
    appearances.map { kind in
      Mutation("a \(kind) is missing", .appearanceUnbalanced) { events, generator in
        let places = events.indices.filter {
          events[$0].isCallback(kind) && events.wouldMiss(callbackAt: $0)
        }
        guard let place = places.randomElement(using: &generator) else { return nil }
        var events = events
        events.remove(at: place)
        return events
      }
    }
    + appearances.map { kind in
      Mutation("a \(kind) comes twice", .appearanceUnbalanced, at: { $0.isCallback(kind) }) {
        $0.insert($0[$1], at: $1)
      }
    }
    + [
      Mutation("a didShow is missing", .willshowUnpaired) { events, generator in
        let places = events.indices.filter {
          events[$0].isCallback(.didShow) && events.isLastShow(at: $0)
        }
        guard let place = places.randomElement(using: &generator) else { return nil }
        var events = events
        events.remove(at: place)
        return events
      },
      // Under a sheet a stranger may be of a stack in it; then what was not shown tells.
      Mutation(
        "another screen is shown",
        .didshowMismatch,
        .willshowUnpaired,
        at: { $0.isCallback(.didShow) }
      ) {
        $0[$1].event = .callback(AppearanceCallback(.didShow, Name(.shown)))
      },
    ]

  private static let states = [
    Mutation("a flag stays up", .busyLatched, at: { $0.isInteractiveBeginning }) {
      $0.insert(TimedEvent($0[$1].time, .flag(Name(.shown), true)), at: $1)
    },
    Mutation("a cancelled swipe takes the screen", .stackNotRestored) { events, generator in
      let cancels = events.indices.filter { events[$0].isCancelledCompletion }
      guard let cancel = cancels.randomElement(using: &generator) else { return nil }
      return shortened(events, after: cancel) {
        if case .observation = $0 { true } else { false }
      }
    },
    Mutation("a model falls for a cancelled swipe", .modelDiverged) { events, generator in
      let cancels = events.indices.filter { events[$0].isCancelledCompletion }
      guard let cancel = cancels.randomElement(using: &generator) else { return nil }
      return shortened(events, after: cancel) { if case .model = $0 { true } else { false } }
    },
    Mutation("the screen turns", .geometryChangeDuringTransition, at: { $0.isUpdate }) {
      let turn = Event.rotation(Size(width: 500, height: 400), window: nil)
      $0.insert(TimedEvent($0[$1].time, turn), at: $1)
    },
    Mutation("the app leaves", .backgroundDuringTransition, at: { $0.isUpdate }) {
      $0.insert(TimedEvent($0[$1].time, .app(.background)), at: $1)
    },
    Mutation("a screen is released", .releasedWhileLive, at: { $0.isInteractiveBeginning }) {
      guard case .transition(let report) = $0[$1].event, case .begin(let begin) = report.step,
        let from = begin.from
      else { return }
      $0.insert(TimedEvent($0[$1].time, .lifetime(Lifetime(.release, from))), at: $1 + 1)
    },
  ]

  private static let calls = [
    Mutation("a call while a finger drags", .commandDuringInteractive, at: { $0.isUpdate }) {
      $0.insert(TimedEvent($0[$1].time, .call(NavigationCall(.push(Name(.shown))))), at: $1)
    },
    Mutation("a pop while a finger pops", .duplicateExit, at: { $0.isUpdate }) {
      $0.insert(TimedEvent($0[$1].time, .call(NavigationCall(.pop))), at: $1)
    },
    Mutation("a call during the glide", .settleInterrupted, at: { $0.isDecision }) {
      let time = $0[$1].time
      $0.insert(TimedEvent(time, .call(NavigationCall(.push(Name(.shown))))), at: $1 + 1)
    },
    Mutation("a pop after the swipe's own", .doublePop, at: { $0.isFinishedCompletion }) {
      guard case .transition(let report) = $0[$1].event else { return }
      let call = NavigationCall(.pop, cause: .transition(report.id))
      $0.insert(TimedEvent($0[$1].time, .call(call)), at: $1 + 1)
    },
  ]

  /// `events` with the top left out of the first snapshot after `place` that `isMeant` accepts.
  private static func shortened(
    _ events: [TimedEvent],
    after place: Int,
    _ isMeant: (Event) -> Bool
  ) -> [TimedEvent]? {
    guard let next = events.indices.first(where: { $0 > place && isMeant(events[$0].event) }),
      events[next].time == events[place].time
    else { return nil }
    var events = events
    switch events[next].event {
    case .observation(.stack(let stack, let screens)):
      events[next].event = .observation(.stack(stack, Array(screens.dropLast())))
    case .model(let model):
      events[next].event = .model(StackSnapshot(model.stack, Array(model.screens.dropLast())))
    default: return nil
    }
    return events
  }
}
