import SessionModel
import TapeReplay

/// A second tape that goes along with the one that is played.
protocol CompanionTape {
  /// The spellings of its names.
  var names: NameTable { get }

  /// What is shown of it where the first tape stands at `position`.
  mutating func moment(at position: Position) throws -> ScrubberMoment
}
