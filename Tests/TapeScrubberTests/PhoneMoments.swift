import SessionModel
import TapeReplay
import TerminalKit

@testable import TapeScrubber

/// Moments that are worth looking at, and phones to draw them with.
enum PhoneMoments {
  /// A push, a swipe back with two fingers of different force, tabs, a card, a sheet over it all, a touch
  /// that is cancelled.
  static let script = """
    setup size 390x844
    setup stack main=[Home,List,Detail] tabs=[mail,people] selected=people
    setup recognizer back pan on=main preset=backSwipe
    0.100 push Photo animated 0.35
    0.700 touch down id=1 x=12 y=400 force=0.5
    0.720 touch move id=1 x=40 y=402 force=1
    0.740 touch move id=1 x=90 y=405 force=1.5
    0.800 touch move id=1 x=140 y=407 force=2
    0.900 touch move id=1 x=200 y=412 force=3
    0.950 touch down id=2 x=300 y=700 force=0.3
    1.000 touch move id=2 x=310 y=640 force=0.3
    1.100 touch cancel id=2 x=310 y=640
    1.150 touch up id=1 x=210 y=415
    settle
    2.000 present Settings animated 0.4
    +0.8 end
    """
  static let places: [(name: String, microseconds: Int64)] = [
    ("start", 0), ("push", 200_000), ("drag", 1_020_000), ("cancelled", 1_120_000),
    ("sheet", 2_150_000),
  ]
  static let sizes = [
    CellSize(columns: 14, rows: 15), CellSize(columns: 18, rows: 19),
    CellSize(columns: 32, rows: 35),
  ]

  /// The moment at a time of a script.
  static func moment(
    _ source: MemoryEvents,
    at microseconds: Int64
  ) -> ScrubberMoment {
    var replayer = Replayer(source, through: SessionReducer(policies: source.description.policies))
    replayer.seek(to: Time(microseconds: microseconds))
    var reader = MomentReader(source, blocks: source.eventBlocks)
    return reader.moment(at: replayer)
  }

  /// The phone at a time.
  static func phone(
    _ script: String = script,
    at microseconds: Int64,
    _ size: CellSize,
    _ look: PhoneLook
  ) throws -> Screen {
    let source = try SampleSession.source(script)
    let moment = moment(source, at: microseconds)
    let window = moment.session.windows[0]
    return PhoneView(moment, window: window, names: source.names, look: look, size: size).screen()
  }
}
