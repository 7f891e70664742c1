import GestureScript
import SessionModel
public import TapeFile
public import TapeReplay

/// A script made of a place of a tape: the events that led there, and expectations of what is there.
///
///     let skeleton = try TestSkeleton.make(of: reader, named: "drag.tape", from: 41, to: position)
///     skeleton.text   // a script that `verify` passes as it stands
///
/// It begins with the event it is asked to begin with where the session was at rest before it, which
/// setup lines can say; otherwise, and where that leads elsewhere, with the first event of the tape.
public struct TestSkeleton: Sendable {
  /// Events of one script at most: more than anybody reads.
  public static let mostEvents = 50_000

  /// The script.
  public let text: String
  /// How many events it plays, setup lines that stand for earlier ones left out.
  public let eventCount: Int
  /// How many `expect` lines hold in it.
  public let expectationCount: Int
  /// Whether the script leads to what the tape has there.
  ///
  /// It cannot where the tape begins in the midst of a session that setup lines cannot say, or has
  /// lost events.
  public let isFaithful: Bool

  /// The skeleton for `place` of a tape called `name`.
  ///
  /// - Parameter first: the number of the event to begin with, if that can be.
  /// - Throws: what reading throws; `TestSkeletonError` where no script of the events is one.
  public static func make(
    of reader: TapeReader,
    named name: String,
    from first: Int,
    to place: Position
  ) throws -> TestSkeleton {
    let reducer = SessionReducer(policies: reader.description.policies)
    var replayer = Replayer(reader, through: reducer)
    try replayer.seek(to: place)
    let place = replayer.position
    guard place.event > 0 else { throw TestSkeletonError.noEvents }
    let facts = SkeletonFacts(of: replayer.state, names: reader.names)
    var best: TestSkeleton?
    var problem = TestSkeletonError.tooLong
    for start in [first, 1] where (1...place.event).contains(start) {
      guard place.event - start < mostEvents else { continue }
      do {
        let skeleton = try make(of: replayer, name, from: start, to: place, expecting: facts)
        if skeleton.isFaithful { return skeleton }
        best = best ?? skeleton
      } catch let error as TestSkeletonError {
        problem = error
      }
    }
    guard let best else { throw problem }
    return best
  }

  private static func make(
    of replayer: Replayer<TapeReader, SessionReducer>,
    _ name: String,
    from first: Int,
    to place: Position,
    expecting facts: SkeletonFacts
  ) throws -> TestSkeleton {
    guard let draft = try SkeletonDraft(of: replayer, name, from: first, to: place) else {
      throw TestSkeletonError.startsInTheMidst
    }
    return try draft.skeleton(expecting: facts)
  }
}
