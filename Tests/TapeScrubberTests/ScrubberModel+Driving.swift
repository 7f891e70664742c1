import TapeReplay
import TerminalKit

@testable import TapeScrubber

extension ScrubberModel {
  /// Lets it finish what it has begun.
  mutating func settle() {
    var ticks = 0
    while pace == .working, ticks < 10_000 {
      _ = update(.tick(now))
      ticks += 1
    }
  }

  /// Presses a key, waits, and says at which event it stands.
  @discardableResult
  mutating func press(_ character: Character) -> Int {
    _ = update(.key(Key(character)))
    settle()
    return position.event
  }

  /// Types a text to look for.
  mutating func find(_ text: String) {
    for key in "/\(text)" { _ = update(.key(Key(key))) }
    _ = update(.key(Key(.enter)))
    settle()
  }

  /// Presses a key until it leads no further, and says where it stood in between.
  mutating func stops(pressing key: Key) -> [Position] {
    var stops: [Position] = []
    while stops.count < 1000 {
      let before = position
      _ = update(.key(key))
      settle()
      if position == before { break }
      stops.append(position)
    }
    return stops
  }
}
