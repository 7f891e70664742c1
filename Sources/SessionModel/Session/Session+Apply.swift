extension Session {
  /// Takes in `event`, which claims to happen at `time`.
  ///
  /// First every deadline up to that time fires, in order of time, then of creation. An event that
  /// claims an earlier time than the session's is applied at the session's. Total: no event can make
  /// it fail. Allocates nothing once the session has met its windows, containers and fingers.
  @specialized(where Sink == NoFacts)
  @specialized(where Sink == FactLog)
  public mutating func apply<Sink: FactSink>(
    _ event: Event,
    at time: Time,
    telling sink: inout Sink
  ) {
    if time < now {
      sink.receive(.fault(.timeWentBack, subject: .none), at: now)
    } else {
      advance(to: time, telling: &sink)
    }
    handle(event, telling: &sink)
  }

  /// Lets time pass up to and including `time`: every deadline that is due fires.
  ///
  /// The last moment that can be reached is the one before `never`.
  @specialized(where Sink == NoFacts)
  @specialized(where Sink == FactLog)
  public mutating func advance<Sink: FactSink>(to time: Time, telling sink: inout Sink) {
    let time = min(time, .last)
    if shortcuts.deadlineBound <= time { fireDeadlines(upTo: time, telling: &sink) }
    if now < time { now = time }
  }

  private mutating func handle(_ event: Event, telling sink: inout some FactSink) {
    switch event {
    case .touch(let touch): receive(touch, telling: &sink)
    case .touchSample: break
    case .gesture(let report): receive(report, telling: &sink)
    case .gestureControl(let control): receive(control, telling: &sink)
    case .call(let call): receive(call, telling: &sink)
    case .transition(let report): receive(report, telling: &sink)
    case .animator(let report): receive(report, telling: &sink)
    case .setup(let setup): receive(setup, telling: &sink)
    case .flag(let name, let value): setFlag(name, value, telling: &sink)
    case .bars(let change): setBars(change, telling: &sink)
    case .scroll(let name, let offset): setScroll(name, offset, telling: &sink)
    case .rotation(let size, let window): resize(window, to: size, telling: &sink)
    case .app(let state): receive(state, telling: &sink)
    // Snapshots, lifetimes and annotations are only compared or shown; they change nothing.
    case .callback, .observation, .model, .lifetime, .mark, .note, .custom, .unknown, .lost: break
    case .end: tellStuck(&sink)
    }
  }
}
