public import SessionModel

/// Something that folds a tape's events into a state of its own.
///
/// Both functions must be deterministic and total: a replayer applies the same events again and again
/// and relies on getting the same states. A state is a value; copying it is a snapshot.
public protocol Reducer<State>: Sendable {
  /// What the events are folded into.
  associatedtype State: Sendable

  /// The state before the first event, at time zero.
  var initialState: State { get }

  /// Takes in `event`, which claims to happen at `time`.
  ///
  /// The claimed time may lie before that of an earlier event; session time is the latest claim so
  /// far. A state that changes by itself as time passes must first let it pass.
  func apply(_ event: Event, at time: Time, to state: inout State)

  /// Takes in several events, one after another; by default one by one.
  ///
  /// A reducer that repeats the loop, written for itself alone, saves a call an event.
  func apply(_ events: ArraySlice<TimedEvent>, to state: inout State)

  /// Lets time pass up to and including `time`; does nothing unless implemented.
  ///
  /// Called for a position between two events, never on the way to a later one.
  func advance(to time: Time, _ state: inout State)

  /// Decides the undefined by `policies` from now on, `time` included; does nothing unless
  /// implemented.
  ///
  /// What was due before `time` must have happened by the policies until then.
  func decide(by policies: Policies, from time: Time, _ state: inout State)

  /// The state that corresponds to a stored session, if the session says it all; nil unless
  /// implemented.
  ///
  /// A reducer without it is replayed from checkpoints that the replayer makes on its way.
  func state(restoring keyframe: Session) -> State?

  /// Whether `state` is, bit for bit, the one that `keyframe` restores to; false unless implemented.
  ///
  /// Several threads replay a tape from its keyframes; where this is false their work is thrown away,
  /// so that a keyframe that lies changes nothing.
  func state(_ state: State, matches keyframe: Session) -> Bool

  /// The state before the first event of a tape that begins in the midst of a session, as one does
  /// that was cut; by default the restored one or, where there is no way to it, the initial one.
  func state(beginningIn session: Session) -> State
}

extension Reducer {
  /// Takes in one event after another.
  public func apply(_ events: ArraySlice<TimedEvent>, to state: inout State) {
    events.withUnsafeBufferPointer { events in
      for place in events.indices {
        apply(events[place].event, at: events[place].time, to: &state)
      }
    }
  }

  /// Does nothing: most states change by events alone.
  public func advance(to time: Time, _ state: inout State) {}

  /// Does nothing: most states know of no policies.
  public func decide(by policies: Policies, from time: Time, _ state: inout State) {}

  /// Knows no way from a session to its own state.
  public func state(restoring keyframe: Session) -> State? { nil }

  /// Trusts no keyframe to agree.
  public func state(_ state: State, matches keyframe: Session) -> Bool { false }

  /// The restored state, or the initial one.
  public func state(beginningIn session: Session) -> State {
    state(restoring: session) ?? initialState
  }
}
