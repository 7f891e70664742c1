/// States at the starts of blocks, for reducers that tapes hold no keyframes for.
///
/// Memory is bounded, however long the tape: at most `capacity` states are spread evenly over what
/// has been replayed, like the marks of a ruler (when it is full, every other one goes and the marks
/// move twice as far apart), and `recentCapacity` states are those of the blocks passed last. A jump
/// back thus replays at most one interval of the ruler, and going back block by block replays each
/// interval once per `recentCapacity` blocks.
struct Checkpoints<State: Sendable>: Sendable {
  /// Most states on the ruler.
  static var capacity: Int { 256 }
  /// Most states of blocks passed last.
  static var recentCapacity: Int { 64 }

  private struct Entry: Sendable {
    var block: Int
    var moment: Moment<State>
  }

  /// By block, at multiples of `interval`.
  private var ruler: [Entry] = []
  /// By the order of passing, the last one last.
  private var recent: [Entry] = []
  /// Blocks from one mark of the ruler to the next.
  private var interval = 1

  /// Number of states kept.
  var count: Int {
    ruler.count + recent.count
  }

  /// Remembers the state before the first event of `block`.
  mutating func record(_ moment: Moment<State>, atStartOf block: Int) {
    recent.removeAll { $0.block == block }
    if recent.count >= Self.recentCapacity { recent.removeFirst() }
    recent.append(Entry(block: block, moment: moment))
    if block % interval == 0 { mark(Entry(block: block, moment: moment)) }
  }

  /// The last known block start at or before `block`.
  func nearest(atOrBefore block: Int) -> (block: Int, moment: Moment<State>)? {
    // By places: copying entries would count every owner of every state up and down.
    var best = -1
    for place in recent.indices where recent[place].block <= block {
      if best < 0 || recent[place].block > recent[best].block { best = place }
    }
    let mark = firstPlace(after: block) - 1
    if mark >= 0, best < 0 || ruler[mark].block > recent[best].block {
      return (ruler[mark].block, ruler[mark].moment)
    }
    return best < 0 ? nil : (recent[best].block, recent[best].moment)
  }

  private mutating func mark(_ entry: Entry) {
    let place = firstPlace(after: entry.block)
    guard place == 0 || ruler[place - 1].block != entry.block else { return }
    ruler.insert(entry, at: place)
    guard ruler.count > Self.capacity else { return }
    interval *= 2
    ruler.removeAll { $0.block % interval != 0 }
  }

  private func firstPlace(after block: Int) -> Int {
    ruler.firstPlace { $0.block > block }
  }
}
