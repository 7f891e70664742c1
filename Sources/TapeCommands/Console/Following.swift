import SessionModel
import TapeFile

/// A tape that a command follows while somebody records it.
struct Following {
  let follower: TapeFollower
  /// Where the tape stands.
  let path: String

  /// Shortest and longest pause while nothing comes, in milliseconds: a person does not see the one,
  /// and the other costs next to nothing.
  private static let pauses: ClosedRange<Int32> = 5...100

  /// Opens the tape at `path`.
  init(_ path: String) throws(CommandError) {
    self.path = path
    do throws(TapeError) {
      follower = try TapeFollower(path: path)
    } catch {
      throw CommandError(error, path: path)
    }
  }

  /// Hands over events, and the number of the last one, until the recording is finished.
  ///
  /// A recorder that was stopped may be followed by another one.
  func run(
    _ console: Console,
    _ body: ([TimedEvent], Int) throws(CommandError) -> Void
  ) throws(CommandError) {
    var pause = Following.pauses.lowerBound
    while !follower.isFinished {
      let events = try next()
      if events.isEmpty {
        try console.pause(milliseconds: pause)
        pause = min(pause * 2, Following.pauses.upperBound)
      } else {
        pause = Following.pauses.lowerBound
        try body(events, follower.eventCount)
      }
    }
  }

  /// What has come since.
  func next() throws(CommandError) -> [TimedEvent] {
    do throws(TapeError) {
      return try follower.next()
    } catch {
      throw CommandError(error, path: path)
    }
  }
}
