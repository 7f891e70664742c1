public import SessionModel

/// The reducer of sessions: navigation and gestures as the tape tells them.
public struct SessionReducer: Reducer {
  /// How the undefined is decided.
  public let policies: Policies

  /// A reducer that decides the undefined by `policies`.
  public init(policies: Policies = Policies()) {
    self.policies = policies
  }

  /// A session at rest, with the policies of this reducer.
  public var initialState: Session {
    Session(policies: policies)
  }

  /// Takes in `event` and forgets what is derived from it.
  public func apply(_ event: Event, at time: Time, to state: inout Session) {
    var ignored = NoFacts()
    state.apply(event, at: time, telling: &ignored)
  }

  /// Takes in one event after another.
  public func apply(_ events: ArraySlice<TimedEvent>, to state: inout Session) {
    var ignored = NoFacts()
    events.withUnsafeBufferPointer { events in
      for place in events.indices {
        state.apply(events[place].event, at: events[place].time, telling: &ignored)
      }
    }
  }

  /// Fires every deadline up to and including `time`.
  public func advance(to time: Time, _ state: inout Session) {
    var ignored = NoFacts()
    state.advance(to: time, telling: &ignored)
  }

  /// Lets time pass by the policies until then, and decides by `policies` afterwards.
  public func decide(by policies: Policies, from time: Time, _ state: inout Session) {
    var ignored = NoFacts()
    if time > state.now { state.advance(to: min(time, .last), telling: &ignored) }
    state = state.deciding(by: policies)
  }

  /// The keyframe itself, unless it was made under other policies.
  public func state(restoring keyframe: Session) -> Session? {
    keyframe.policies == policies ? keyframe : nil
  }

  /// Whether both have the same bytes.
  public func state(_ state: Session, matches keyframe: Session) -> Bool {
    state.encoded() == keyframe.encoded()
  }

  /// The session itself, with the policies of this reducer from then on.
  public func state(beginningIn session: Session) -> Session {
    session.deciding(by: policies)
  }
}
