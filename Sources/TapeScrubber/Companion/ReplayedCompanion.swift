import SessionModel
import TapeReplay

/// Another tape, or another future of the same.
struct ReplayedCompanion<Source: EventSource>: CompanionTape {
  private var replayer: Replayer<Source, SessionReducer>
  private var reader: MomentReader<Source>
  private let place: (Position) throws -> CompanionPlace

  /// `source`, which stands at `place` where the first tape stands at a position.
  init(_ source: Source, at place: @escaping (Position) throws -> CompanionPlace) {
    replayer = Replayer(
      source,
      through: SessionReducer(policies: source.description.policies)
    )
    reader = MomentReader(source, blocks: source.eventBlocks)
    self.place = place
  }

  var names: NameTable { replayer.source.names }

  mutating func moment(at position: Position) throws -> ScrubberMoment {
    switch try place(position) {
    case .time(let time): try replayer.seek(to: time)
    case .event(let number): try replayer.seek(toEvent: number)
    case .position(let position): try replayer.seek(to: position)
    }
    return try reader.moment(at: replayer)
  }
}
