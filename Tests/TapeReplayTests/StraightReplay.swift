import SessionModel
import TapeReplay

/// What a replayer must agree with: the events one after another, then a wait.
struct StraightReplay<R: Reducer> {
  let events: [TimedEvent]
  let reducer: R
  /// Session time after each number of events, from none on.
  let times: [Time]
  private let states: [R.State]

  init(_ events: [TimedEvent], through reducer: R) {
    self.events = events
    self.reducer = reducer
    var (time, state) = (Time.zero, reducer.initialState)
    var (times, states) = ([time], [state])
    for timed in events {
      reducer.apply(timed.event, at: timed.time, to: &state)
      time = max(time, timed.time)
      times.append(time)
      states.append(state)
    }
    (self.times, self.states) = (times, states)
  }

  /// The same where some events were lost: they do nothing, and the next keyframe mends the state.
  init(_ source: LossyEvents, through reducer: R) {
    events = source.memory.events
    self.reducer = reducer
    var (time, state, isBroken) = (Time.zero, reducer.initialState, false)
    var (times, states) = ([time], [state])
    var reached = Time.zero
    for (index, block) in source.eventBlocks.enumerated() {
      if isBroken, let keyframe = source.keyframe(ofBlock: index),
        let restored = reducer.state(restoring: keyframe)
      {
        (time, state, isBroken) = (keyframe.now, restored, false)
      }
      reached = max(reached, block.firstTime, block.lastTime)
      let whole = block.startEvent + block.count - source.lossOfBlock(index)
      for number in block.startEvent..<block.endEvent {
        if number < whole {
          reducer.apply(events[number].event, at: events[number].time, to: &state)
          time = max(time, events[number].time)
        } else {
          isBroken = true
          time = max(time, reached)
        }
        times.append(time)
        states.append(state)
      }
    }
    (self.times, self.states) = (times, states)
  }

  func position(after event: Int) -> Position {
    Position(event: event, time: times[event])
  }

  func position(at time: Time) -> Position {
    let event = times.dropFirst().prefix { $0 <= time }.count
    return Position(event: event, time: max(time, times[event]))
  }

  func state(at position: Position) -> R.State {
    var state = states[position.event]
    if position.time > times[position.event] { reducer.advance(to: position.time, &state) }
    return state
  }
}
