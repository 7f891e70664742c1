import SessionModel
import TapeReplay

/// A reducer as an app might write it: counts taps and pushes, and the time it was looked at.
struct TapCounter: Reducer {
  struct State: Equatable { var taps = 0, pushes = 0, seen = Time.zero }
  var initialState: State { State() }

  func apply(_ event: Event, at time: Time, to state: inout State) {
    switch event {
    case .touch(let touch) where touch.phase == .up: state.taps += 1
    case .call(let call): if case .push = call.operation { state.pushes += 1 }
    default: break
    }
  }

  func advance(to time: Time, _ state: inout State) { state.seen = time }
}
