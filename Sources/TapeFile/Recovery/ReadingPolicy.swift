/// What a reader does about damage.
///
/// Under every policy but `strict` what is left out is reported as losses, and nothing that is shown
/// is other than it was written. A damaged header is an error under all of them.
public enum ReadingPolicy: String, CaseIterable, Sendable {
  /// Any damage is an error, a tape that was not finished included.
  case strict
  /// A bad block or a torn end is left out. Without an index, what follows a bad block header is not
  /// found. Opening is fast; blocks are checked when they are read.
  case tail
  /// Everything from the first damage on is left out, so that what is shown has no gaps. Opening
  /// reads the whole tape.
  case prefix
  /// As `tail`, and without an index every block is looked for, also behind damage. Opening may
  /// read the whole tape.
  case salvage
}
