/// The few blocks that were read last, the most recent one first.
struct BlockWindows<State: Sendable>: Sendable {
  /// How many are kept: two, so that stepping to and fro over a border reads nothing.
  static var capacity: Int { 2 }

  private var windows: [BlockWindow<State>] = []

  /// Whether no block has been read yet.
  var isEmpty: Bool {
    windows.isEmpty
  }

  /// How many have been read and are kept.
  var count: Int {
    windows.count
  }

  /// How many events they hold.
  var eventCount: Int {
    windows.reduce(0) { $0 + $1.events.count }
  }

  /// The one used last; there must be one.
  ///
  /// Accessed in place: a copy would make the next snapshot copy all others.
  var current: BlockWindow<State> {
    _read { yield windows[0] }
    _modify { yield &windows[0] }
  }

  /// Makes the window that satisfies `condition` the current one; false if there is none.
  mutating func select(where condition: (BlockWindow<State>) -> Bool) -> Bool {
    guard let place = windows.firstIndex(where: condition) else { return false }
    if place > 0 { windows.insert(windows.remove(at: place), at: 0) }
    return true
  }

  /// Takes the window out that has not been used longest, for its storage; a new one while there
  /// is room.
  mutating func recycle() -> BlockWindow<State> {
    windows.count < Self.capacity ? BlockWindow() : windows.removeLast()
  }

  /// Makes `window` the current one.
  mutating func insert(_ window: BlockWindow<State>) {
    windows.insert(window, at: 0)
  }
}
