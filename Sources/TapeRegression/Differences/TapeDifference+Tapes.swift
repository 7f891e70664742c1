import SessionModel
public import TapeFile
import TapeReplay

extension TapeDifference {
  /// Compares two tapes, as `init(_:_:listing:telling:)` does.
  ///
  /// What both store in the same bytes from the start on is replayed once, and not at all where that is
  /// everything: tapes that part late, or nowhere, take a fraction of the time.
  ///
  /// - Throws: what reading a block throws.
  public init(
    of first: TapeReader,
    _ second: TapeReader,
    listing limit: Int = .max,
    telling tell: (EventDifference) -> Void = { _ in }
  ) throws(TapeError) {
    var blocks = 0
    if first.description.policies == second.description.policies {
      blocks = try first.leadingBlocksAlike(second)
    }
    guard blocks < first.blocks.count || blocks < second.blocks.count else {
      let header = FieldChange.changes(first.description.fields, second.description.fields)
      self.init(header: header, same: first.eventCount)
      return
    }
    try self.init(first, second, sharing: blocks, listing: limit, telling: tell)
  }
}
