import SessionModel

/// Moves through a tape in both directions and holds the state at its position.
///
/// ```swift
/// var replayer = Replayer(MemoryEvents(events), through: SessionReducer())
/// replayer.seek(to: Time(microseconds: 1_250_000))
/// replayer.stepBack()
/// print(replayer.position.event, replayer.state.containers)
/// ```
///
/// The law: after any sequence of moves, `state` is what a straight replay gives that applies the
/// first `position.event` events in tape order and then lets time pass up to `position.time`.
///
/// A position stands either exactly after an event, at its session time, or later, before the next
/// event is due. `seek(to: time)` leads to either; every other move leads exactly after an event.
///
/// Moves within the current block replay at most 64 events. Other blocks are read once and start from
/// their keyframes. Where those do not serve, as in a tape of another reducer's, the first far jump
/// replays all that lies before it and leaves checkpoints, at most 320 however long the tape: later
/// jumps over what was once replayed start from the nearest one, at most two 128ths of that before
/// their target. Events that were lost with a damaged block keep their numbers and do nothing; the
/// next keyframe mends the state. A replayer is a value: a copy is an independent bookmark that shares
/// storage.
public struct Replayer<Source: EventSource, R: Reducer> {
  /// Where the events come from.
  public let source: Source
  /// What folds them.
  public let reducer: R
  /// Where the replayer stands.
  public internal(set) var position: Position

  /// The state before the first event.
  let beginning: Moment<R.State>
  let blocks: [EventBlock]
  /// A time that each block's end has certainly reached, never falling: the latest claim known.
  let reached: [Time]
  /// The state exactly after `position.event` events.
  var base: Moment<R.State>
  /// The state at `position.time`, where that is later than `base.time`.
  var advanced: R.State?
  var windows = BlockWindows<R.State>()
  var checkpoints = Checkpoints<R.State>()
  /// Whether the reducer has refused no keyframe yet.
  var keyframesServe = true
  /// Storage for blocks that are only passed.
  var passed: [TimedEvent] = []

  /// A replayer at the start of `source`; reads no events yet.
  public init(_ source: Source, through reducer: R) {
    self.source = source
    self.reducer = reducer
    blocks = source.eventBlocks
    var latest = Time.zero
    reached = blocks.map { block in
      latest = max(latest, min(max(block.firstTime, block.lastTime), .last))
      return latest
    }
    beginning = Moment(of: source, by: reducer)
    base = beginning
    position = Position(event: 0, time: beginning.time)
  }

  /// The state at `position`.
  public var state: R.State {
    advanced ?? base.state
  }

  /// Number of events in the source.
  public var eventCount: Int {
    blocks.last?.endEvent ?? 0
  }
}

extension Replayer: Sendable where Source: Sendable {}
