public import SessionModel

/// The reducer of sessions for those who want the facts too: a sink is folded along.
///
/// The sink is part of the state, so it goes back when the replayer does. What it keeps is copied
/// into snapshots; a sink that counts or remembers the last few facts serves better than one that
/// keeps all of them.
public struct FactReducer<Sink: FactSink & Sendable>: Reducer {
  /// A session and what was told on the way to it.
  public struct State: Sendable {
    /// The session.
    public var session: Session
    /// The sink that has heard every fact so far.
    public var sink: Sink
  }

  /// How the undefined is decided.
  public let policies: Policies
  private let sink: Sink

  /// A reducer that tells every fact to a copy of `sink`.
  public init(policies: Policies = Policies(), telling sink: Sink) {
    self.policies = policies
    self.sink = sink
  }

  /// A session at rest and a sink that has heard nothing.
  public var initialState: State {
    State(session: Session(policies: policies), sink: sink)
  }

  /// The session, with the policies of this reducer from then on, and a sink that has heard nothing.
  public func state(beginningIn session: Session) -> State {
    State(session: session.deciding(by: policies), sink: sink)
  }

  /// Takes in `event`; the state's sink hears what is derived from it.
  public func apply(_ event: Event, at time: Time, to state: inout State) {
    state.session.apply(event, at: time, telling: &state.sink)
  }

  /// Fires every deadline up to and including `time`; the state's sink hears of them.
  public func advance(to time: Time, _ state: inout State) {
    state.session.advance(to: time, telling: &state.sink)
  }

  /// Lets time pass by the policies until then, and decides by `policies` afterwards.
  public func decide(by policies: Policies, from time: Time, _ state: inout State) {
    if time > state.session.now {
      state.session.advance(to: min(time, .last), telling: &state.sink)
    }
    state.session = state.session.deciding(by: policies)
  }
}
