import SessionModel

/// The events between the recording threads and the writing one: first in, first out, bounded.
final class RecordingQueue: Sendable {
  /// Events that were taken out together, and the names they use.
  struct Batch {
    var events: [TimedEvent]
    var names: NameTable
    var isLast: Bool
  }

  private struct State {
    var events: [TimedEvent] = []
    var names = NameTable()
    var refused: UInt64 = 0
    var lastTime = Time.zero
    /// Whether events are refused: the recording is finished, or its writing has failed.
    var isClosed = false
    var isFinished = false
  }

  /// The most events that may wait; their room is taken at the start.
  static let mostCapacity = 1 << 20

  /// Events that make it worth waking the writing thread.
  private let batchSize: Int
  private let capacity: Int
  private let monitor: Monitor<State>
  private let refusalCause: Name
  /// Why an event is lost that is larger than a tape can hold.
  let tooLargeCause: Name

  init(capacity: Int) {
    self.capacity = min(max(1, capacity), RecordingQueue.mostCapacity)
    batchSize = max(1, min(1024, self.capacity / 2))
    var state = State()
    refusalCause = state.names.intern("recorderFull")
    tooLargeCause = state.names.intern("eventTooLarge")
    state.events.reserveCapacity(self.capacity + 1)
    monitor = Monitor(state)
  }

  /// The name spelled `spelling`.
  func name(_ spelling: String) -> Name {
    monitor.withLock { $0.names.intern(spelling) }
  }

  /// Accepts `event`, or refuses and counts it.
  func put(_ event: TimedEvent) -> Bool {
    let (accepted, isBatch) = monitor.withLock { state -> (Bool, Bool) in
      guard !state.isClosed else { return (false, false) }
      guard state.events.count < capacity else {
        state.refused += 1
        state.lastTime = event.time
        return (false, false)
      }
      let before = state.events.count
      tellRefusals(&state, at: event.time)
      state.events.append(event)
      return (true, before < batchSize && state.events.count >= batchSize)
    }
    if isBatch { monitor.signal() }
    return accepted
  }

  /// Accepts no more, because nothing can be written any more.
  func close() {
    monitor.withLock { $0.isClosed = true }
  }

  /// Accepts no more, because nothing more will come; false if it was finished already.
  ///
  /// One that was closed is not finished: who finishes it has yet to hear why.
  func finish() -> Bool {
    let isFirst = monitor.withLock { state in
      defer { (state.isClosed, state.isFinished) = (true, true) }
      return !state.isFinished
    }
    monitor.signal()
    return isFirst
  }

  /// Whether events are refused for good.
  var isClosed: Bool {
    monitor.withLock { $0.isClosed }
  }

  /// An empty array with room for everything that can wait.
  func emptyBuffer() -> [TimedEvent] {
    var buffer: [TimedEvent] = []
    buffer.reserveCapacity(capacity + 1)
    return buffer
  }

  /// Waits for a batch; `spare` takes the place of the events that are taken out.
  func take(replacingBy spare: inout [TimedEvent]) -> Batch {
    monitor.wait { state in
      guard state.events.count >= batchSize || state.isClosed else { return nil }
      if state.isClosed { tellRefusals(&state, at: state.lastTime) }
      let batch = Batch(events: state.events, names: state.names, isLast: state.isClosed)
      state.events = spare
      spare = []
      return batch
    }
  }

  /// Puts an event for those that were refused before the next one.
  private func tellRefusals(_ state: inout State, at time: Time) {
    guard state.refused > 0 else { return }
    let event = Event.lost(count: state.refused, cause: refusalCause)
    state.events.append(TimedEvent(time, event))
    state.refused = 0
  }
}
