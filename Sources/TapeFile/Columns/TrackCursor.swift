/// The tracks of numbers that are read, where most follow one on the same track.
struct TrackCursor {
  private var tracks = Tracks()
  /// The track of the next number, unless a finger lifts.
  private var next: UInt8 = 0

  /// The track of the column's next number.
  @inline(__always)
  mutating func pass(isLift: Bool = false) -> UInt8 {
    let track = next
    if track & Tracks.restart != 0 { next = tracks.next(track & Tracks.slot) & Tracks.slot }
    return isLift ? track | Tracks.lift : track
  }

  /// The next number belongs to `slot`.
  mutating func turn(to slot: UInt8) {
    next = tracks.isRestarting(slot) ? slot | Tracks.restart : slot
  }

  /// Forgets what `slot`, to which the next number belongs, has seen.
  mutating func restart(_ slot: UInt8) {
    tracks.restart(slot)
    next = slot | Tracks.restart
  }
}
