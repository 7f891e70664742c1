import TapeFile
import TapeReplay
import TapeScrubber

/// A tape that the player shows while somebody records it.
struct LiveTape {
  /// The tape as far as it was read.
  private(set) var tape: GrowingTape
  private let follower: TapeFollower

  /// Reads that are done between two frames.
  private static let mostReads = 64

  /// The tape that `following` follows.
  init(_ following: Following) throws(CommandError) {
    follower = following.follower
    do throws(TapeError) {
      tape = try GrowingTape(follower.tape)
    } catch {
      throw CommandError(error, path: following.path)
    }
  }

  /// What has come since.
  mutating func growth() -> ScrubberGrowth<GrowingTape> {
    let before = tape.eventCount
    do throws(TapeError) {
      for _ in 0..<LiveTape.mostReads {
        let events = try follower.next()
        guard !events.isEmpty else { break }
        tape.append(events, names: follower.names)
      }
    } catch {
      return .failed(error)
    }
    if follower.isFinished { return .finished(tape) }
    return tape.eventCount > before ? .grown(tape) : .unchanged
  }
}
