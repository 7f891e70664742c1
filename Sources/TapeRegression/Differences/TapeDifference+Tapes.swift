import SessionModel
public import TapeFile
import TapeReplay

extension TapeDifference {
  /// Compares two tapes, as `init(_:_:listing:telling:)` does.
  ///
  /// What both store in the same bytes from the start on is replayed once, and not at all where that is
  /// everything: tapes that part late, or nowhere, take a fraction of the time.
  ///
  /// - Parameter needsOutcomes: false leaves `outcomes` empty where that saves time: tapes that part late
  ///   are compared from there on.
  /// - Throws: what reading a block throws.
  public init(
    of first: TapeReader,
    _ second: TapeReader,
    needsOutcomes: Bool = true,
    listing limit: Int = .max,
    telling tell: (EventDifference) -> Void = { _ in }
  ) throws(TapeError) {
    var start = SharedStart()
    if first.description.policies == second.description.policies {
      start.blocks = try first.leadingBlocksAlike(second)
    }
    guard start.blocks < first.blocks.count || start.blocks < second.blocks.count else {
      let header = FieldChange.changes(first.description.fields, second.description.fields)
      self.init(header: header, same: first.eventCount)
      return
    }
    if !needsOutcomes, start.blocks > 0 {
      let longer = start.blocks < first.blocks.count ? first : second
      start.session = try longer.keyframe(ofBlock: start.blocks)
    }
    try self.init(first, second, sharing: start, listing: limit, telling: tell)
  }
}
