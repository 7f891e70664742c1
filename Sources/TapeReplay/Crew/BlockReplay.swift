import SessionModel

/// Replays single blocks, each from its own keyframe.
struct BlockReplay<Source: EventSource & Sendable, R: Reducer, Part: Sendable>: BlockWorker {
  /// What a block's own keyframe leads to.
  struct Replayed: Sendable {
    /// The keyframe; nil for the tape's first block, which needs none.
    var keyframe: Session?
    /// How many events the block has; fewer than it should have where some were lost.
    var eventCount: Int
    /// What was gathered on the way.
    var part: Part
    /// The state after the last of them.
    var end: Moment<R.State>
  }

  /// What a block, by its number, is moved over by.
  typealias Pass = @Sendable (Int, ArraySlice<TimedEvent>, inout Moment<R.State>) -> Part

  private let source: Source
  private let reducer: R
  /// Moves over a block's events and says what it found there.
  private let pass: Pass
  private var events: [TimedEvent] = []

  init(
    _ source: Source,
    through reducer: R,
    _ pass: @escaping Pass
  ) {
    self.source = source
    self.reducer = reducer
    self.pass = pass
  }

  /// What block `index` leads to; nil where its keyframe is missing or does not serve.
  mutating func work(onBlock index: Int) -> Result<Replayed?, Source.Failure> {
    do throws(Source.Failure) {
      let keyframe = try source.readReplayable(block: index, into: &events)
      guard index > 0 else {
        return .success(replayed(index, nil, Moment(of: source, by: reducer)))
      }
      guard let keyframe, let state = reducer.state(restoring: keyframe) else {
        return .success(nil)
      }
      return .success(replayed(index, keyframe, Moment(state: state, time: keyframe.now)))
    } catch {
      return .failure(error)
    }
  }

  private func replayed(
    _ index: Int,
    _ keyframe: Session?,
    _ start: Moment<R.State>
  ) -> Replayed {
    var moment = start
    let part = pass(index, events[...], &moment)
    return Replayed(keyframe: keyframe, eventCount: events.count, part: part, end: moment)
  }
}

extension BlockReplay.Replayed {
  /// Whether the block was replayed from exactly `start`.
  func begins(at start: Moment<R.State>, _ reducer: R) -> Bool {
    guard let keyframe else { return true }
    return keyframe.now == start.time && reducer.state(start.state, matches: keyframe)
  }
}
